import type { Problem } from "../../../entities/catalog/problem.ts";
import { type Shape, shapeOf } from "../tokens/shape.ts";
import { COUNTED_NOUNS, PARAMETER_ALIASES } from "./word-lists.ts";

export type Parameter = {
  name: string;
  shape: Shape;
  names: Set<string>;
  nouns: Set<string>;
  /** Words that the problem itself uses, so they are not an example value. */
  vocabulary: ReadonlySet<string>;
};

export function parametersOf({ signature, title, statement, constraints }: Problem): Parameter[] {
  const spoken = [title, statement, ...constraints].join(" ").toLowerCase();
  const vocabulary = new Set(spoken.split(/[^a-z]+/).map(singular));
  return signature.parameters.map(({ name, ...typed }) => ({
    name: name.toLowerCase(),
    shape: shapeOf(typed),
    names: new Set([name.toLowerCase(), ...(PARAMETER_ALIASES[name]?.split(" ") ?? [])]),
    nouns: new Set(COUNTED_NOUNS[name]?.split(" ")),
    vocabulary,
  }));
}

/** A rough singular: enough to recognise a word of the problem. */
export const singular = (word: string) => (word.endsWith("s") ? word.slice(0, -1) : word);
