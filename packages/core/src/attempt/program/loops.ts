/** How many loops a program has, and how deep they are nested. */
export type Loops = { count: number; depth: number };
