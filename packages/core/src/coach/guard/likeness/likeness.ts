import { alike, type Statement, weightOf } from "./statement.ts";

/** From here on two statements say the same. */
export const ALIKE = 0.7;

export type Likeness = {
  /** How much of what the learner still lacks of the reference is given, 0 to 1. */
  share: number;
  /** How much that is. */
  weight: number;
};

/** How much of a reference stands in `given` and not yet in the learner's own program; in any order. */
export function likenessTo(
  reference: readonly Statement[],
  given: readonly Statement[],
  own: readonly Statement[],
): Likeness {
  const lacking = without(reference, own);
  const whole = lacking.reduce((sum, statement) => sum + weightOf(statement), 0);
  const left = [...given];
  let weight = 0;
  for (const statement of lacking.toSorted((one, other) => weightOf(other) - weightOf(one))) {
    const match = bestOf(statement, left);
    if (!match || match.score < ALIKE) continue;
    left.splice(match.at, 1);
    weight += weightOf(statement) * match.score;
  }
  return { share: whole === 0 ? 0 : weight / whole, weight };
}

/** The statements that have no other of their own that says the same. */
export function without(
  statements: readonly Statement[],
  others: readonly Statement[],
): Statement[] {
  const left = [...others];
  return statements.filter((statement) => {
    const match = bestOf(statement, left);
    if (!match || match.score < 0.95) return true;
    left.splice(match.at, 1);
    return false;
  });
}

function bestOf(statement: Statement, others: readonly Statement[]) {
  let best: { at: number; score: number } | null = null;
  others.forEach((other, at) => {
    if (other.length > statement.length * 2.5 || statement.length > other.length * 2.5) return;
    const score = alike(statement, other);
    if (!best || score > best.score) best = { at, score };
  });
  return best as { at: number; score: number } | null;
}
