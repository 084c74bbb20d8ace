import type { Figure } from "../../../entities/drawings/figure.ts";

/** How learners name a shape, and the kinds of pictures that show it. */
const shapes = [
  ["tree", /\b(?:binary )?trees?\b/, ["tree"]],
  ["linked list", /\blinked ?lists?\b|\bnodes?\b/, ["list"]],
  ["graph", /\bgraphs?\b|\bnetwork\b|\broads?\b|\bedges\b/, ["graph"]],
  ["grid", /\bgrids?\b|\bmatrix\b|\bboard\b/, ["grid"]],
  ["table", /\b(?:dp )?tables?\b|\bdp\b|\bmemo\b/, ["grid", "array", "map"]],
  ["stack", /\bstacks?\b/, ["stack"]],
  ["queue", /\bqueues?\b|\bdeque\b/, ["queue"]],
  ["map", /\b(?:hash ?)?maps?\b|\bdict(?:ionary|ionaries|s)?\b|\bhash ?tables?\b/, ["map"]],
  ["set", /\bsets?\b/, ["set"]],
  ["intervals", /\bintervals?\b|\bbookings?\b/, ["intervals"]],
  ["list", /\blists?\b/, ["list", "array"]],
  ["array", /\barrays?\b|\bpointers?\b|\bwindows?\b|\bstring\b|\btext\b/, ["array"]],
] as const satisfies readonly (readonly [string, RegExp, readonly Figure["kind"][]])[];

export type ShapeName = (typeof shapes)[number][0];

export function shapeNamedIn(words: string): ShapeName | null {
  return shapes.find(([, name]) => name.test(words))?.[0] ?? null;
}

export function isOfShape(picture: Figure, shape: ShapeName): boolean {
  const kinds: readonly Figure["kind"][] = shapes.find(([name]) => name === shape)?.[2] ?? [];
  return kinds.includes(picture.kind);
}
