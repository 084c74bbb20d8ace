import type { NestedStatement } from "./read-statements.ts";
import { statementSimilarity, statementWeight } from "./statement.ts";

/** At another depth the same statement does something else. */
const OTHER_DEPTH_FACTOR = 0.7;

/** How much of the best fitting reference a program holds in the reference's own order. */
export function createOrderedScore(references: readonly (readonly NestedStatement[])[]) {
  const known = new Map<string, number>();
  const likenessOf = (one: NestedStatement, other: NestedStatement): number => {
    const key = `${one.statement.join(" ")}\n${other.statement.join(" ")}`;
    const score = known.get(key) ?? statementSimilarity(one.statement, other.statement);
    known.set(key, score);
    const worth = (statementWeight(one.statement) + 1) * (score > 0.5 ? score : 0);
    return one.level === other.level ? worth : worth * OTHER_DEPTH_FACTOR;
  };
  return (program: readonly NestedStatement[]): number =>
    Math.max(0, ...references.map((reference) => alignedScore(reference, program, likenessOf)));
}

function alignedScore(
  reference: readonly NestedStatement[],
  program: readonly NestedStatement[],
  scorePair: (one: NestedStatement, other: NestedStatement) => number,
): number {
  let above = new Array<number>(program.length + 1).fill(0);
  for (const wanted of reference) {
    const row = [0];
    program.forEach((statement, at) => {
      const both = (above[at] ?? 0) + scorePair(wanted, statement);
      row.push(Math.max(both, above[at + 1] ?? 0, row[at] ?? 0));
    });
    above = row;
  }
  return above.at(-1) ?? 0;
}
