import { type Statement, statementSimilarity, statementWeight } from "./statement.ts";

/** From this score on two statements are taken for the same. */
export const SAME_STATEMENT_SCORE = 0.7;

export type Similarity = {
  /** The share, 0 to 1, of what the learner's program still lacks of the reference. */
  share: number;
  /** The weight of the statements that are given, see statementWeight. */
  weight: number;
};

/** How much of a reference is in `given` and not yet in the learner's own program, in any order. */
export function measureSimilarity(
  reference: readonly Statement[],
  given: readonly Statement[],
  own: readonly Statement[],
): Similarity {
  const lacking = removeMatching(reference, own);
  const whole = lacking.reduce((sum, statement) => sum + statementWeight(statement), 0);
  const left = [...given];
  let weight = 0;
  for (const statement of lacking.toSorted(
    (one, other) => statementWeight(other) - statementWeight(one),
  )) {
    const match = findBestMatch(statement, left);
    if (!match || match.score < SAME_STATEMENT_SCORE) continue;
    left.splice(match.at, 1);
    weight += statementWeight(statement) * match.score;
  }
  return { share: whole === 0 ? 0 : weight / whole, weight };
}

/** The statements that have no equal in `others`; each of `others` is used once. */
export function removeMatching(
  statements: readonly Statement[],
  others: readonly Statement[],
): Statement[] {
  const left = [...others];
  return statements.filter((statement) => {
    const match = findBestMatch(statement, left);
    if (!match || match.score < 0.95) return true;
    left.splice(match.at, 1);
    return false;
  });
}

function findBestMatch(statement: Statement, others: readonly Statement[]) {
  let best: { at: number; score: number } | null = null;
  others.forEach((other, at) => {
    if (other.length > statement.length * 2.5 || statement.length > other.length * 2.5) return;
    const score = statementSimilarity(statement, other);
    if (!best || score > best.score) best = { at, score };
  });
  return best as { at: number; score: number } | null;
}
