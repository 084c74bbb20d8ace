import { alike, weightOf } from "./statement.ts";
import type { Nested } from "./statements.ts";

/** At another depth the same statement does something else. */
const OTHER_LEVEL = 0.7;

/** How much of the best fitting reference a program holds in the reference's own order. */
export function inOrderWith(references: readonly (readonly Nested[])[]) {
  const known = new Map<string, number>();
  const likenessOf = (one: Nested, other: Nested): number => {
    const key = `${one.statement.join(" ")}\n${other.statement.join(" ")}`;
    const score = known.get(key) ?? alike(one.statement, other.statement);
    known.set(key, score);
    const worth = (weightOf(one.statement) + 1) * (score > 0.5 ? score : 0);
    return one.level === other.level ? worth : worth * OTHER_LEVEL;
  };
  return (program: readonly Nested[]): number =>
    Math.max(0, ...references.map((reference) => aligned(reference, program, likenessOf)));
}

function aligned(
  reference: readonly Nested[],
  program: readonly Nested[],
  likenessOf: (one: Nested, other: Nested) => number,
): number {
  let above = new Array<number>(program.length + 1).fill(0);
  for (const wanted of reference) {
    const row = [0];
    program.forEach((statement, at) => {
      const both = (above[at] ?? 0) + likenessOf(wanted, statement);
      row.push(Math.max(both, above[at + 1] ?? 0, row[at] ?? 0));
    });
    above = row;
  }
  return above.at(-1) ?? 0;
}
