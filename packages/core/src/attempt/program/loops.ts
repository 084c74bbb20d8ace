/** Loops of a program: how many, and how many stand inside each other at the deepest place. */
export type Loops = { count: number; depth: number };
