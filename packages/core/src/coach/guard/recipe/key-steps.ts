import type { Problem } from "../../../entities/catalog/problem.ts";
import { readConcepts } from "./read-concepts.ts";
import { splitClauses } from "./split-clauses.ts";

/** The concepts of a phrase; a concept in few of the problem's steps weighs more. */
export type ConceptWeights = ReadonlyMap<string, number>;

/** A key step in its own words and, where found, in the walkthrough's. */
export type KeyStep = { phrasings: ConceptWeights[] };

/** Words of the statement weigh less, since any text about the problem uses them. */
const STATEMENT_WORD = 0.5;
/** A walkthrough sentence that shares this much with a step tells the same step. */
const SAME_STEP = 0.4;

const cached = new WeakMap<Problem, KeyStep[]>();

export function keyStepsOf(problem: Problem): KeyStep[] {
  const known = cached.get(problem);
  if (known) return known;
  const concepts = problem.keySteps.map(readConcepts);
  const stated = readConcepts(problem.statement);
  const weigh = (phrase: ReadonlySet<string>): ConceptWeights =>
    new Map(
      [...phrase].map((concept) => {
        const steps = concepts.filter((step) => step.has(concept)).length;
        return [concept, (stated.has(concept) ? STATEMENT_WORD : 1) / Math.sqrt(steps || 1)];
      }),
    );
  const told = splitClauses(problem.walkthrough).map(readConcepts);
  const steps = concepts.map((step) => {
    const weights = weigh(step);
    const others = told.filter(
      (sentence) => sentence.size > 3 && measureShare(weights, sentence) >= SAME_STEP,
    );
    return { phrasings: [weights, ...others.map(weigh)] };
  });
  cached.set(problem, steps);
  return steps;
}

/** How much of a phrase a sentence holds, 0 to 1. */
export function measureShare(weights: ConceptWeights, concepts: ReadonlySet<string>): number {
  let told = 0;
  let whole = 0;
  for (const [concept, weight] of weights) {
    whole += weight;
    if (concepts.has(concept)) told += weight;
  }
  return whole === 0 ? 0 : told / whole;
}
