import type { NestedStatement } from "./read-statements.ts";
import { statementSimilarity, statementWeight } from "./statement.ts";

/** The same statement at another depth does something else, so it counts for less. */
const OTHER_DEPTH_FACTOR = 0.7;

/** Returns how much of the best fitting reference a program holds, in the reference's own order. */
export function createOrderedScore(references: readonly (readonly NestedStatement[])[]) {
  const scores = references.map((reference) => reference.map(createPairScore));
  return (program: readonly NestedStatement[]): number => {
    const keyed = program.map((nested) => ({ ...nested, key: nested.statement.join(" ") }));
    return Math.max(0, ...scores.map((pairScores) => alignedScore(pairScores, keyed)));
  };
}

type KeyedStatement = NestedStatement & { key: string };
type PairScore = (other: KeyedStatement) => number;

/** Scores are kept by the statement's text: the candidates are mostly the same program. */
function createPairScore(wanted: NestedStatement): PairScore {
  const known = new Map<string, number>();
  const weight = statementWeight(wanted.statement) + 1;
  return ({ statement, level, key }) => {
    const score = known.get(key) ?? statementSimilarity(wanted.statement, statement);
    known.set(key, score);
    const worth = weight * (score > 0.5 ? score : 0);
    return wanted.level === level ? worth : worth * OTHER_DEPTH_FACTOR;
  };
}

/** The largest sum of scores over pairs that keep the order of both. */
function alignedScore(reference: readonly PairScore[], program: readonly KeyedStatement[]): number {
  let above = new Array<number>(program.length + 1).fill(0);
  for (const scoreOf of reference) {
    const row = [0];
    program.forEach((statement, at) => {
      const both = (above[at] ?? 0) + scoreOf(statement);
      row.push(Math.max(both, above[at + 1] ?? 0, row[at] ?? 0));
    });
    above = row;
  }
  return above.at(-1) ?? 0;
}
