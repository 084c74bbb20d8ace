import { type KeyStep, measureShare } from "./key-steps.ts";
import { readConcepts } from "./read-concepts.ts";
import { splitClauses } from "./split-clauses.ts";

/** A smaller share of a step counts as chance, since any text about the problem uses some of its words. */
const LEAST_SHARE = 0.3;
/** Two sentences together count for less than one, since they hold more words. */
const NEIGHBOUR_SHARE = 0.85;
/** A question about a step counts half, since it does not tell the step. */
const ASKED_SHARE = 0.5;

/** How much of each step a text tells, 0 to 1, counting only steps that are told in order. */
export function measureToldSteps(text: string, steps: readonly KeyStep[]): number[] {
  const sentences = splitClauses(text);
  const concepts = sentences.map(readConcepts);
  const shares = steps.map((step) =>
    concepts.map((own, at) => {
      const both = new Set([...own, ...(concepts[at + 1] ?? [])]);
      const share = Math.max(bestShare(step, own), bestShare(step, both) * NEIGHBOUR_SHARE);
      const asked = sentences[at]?.trimEnd().endsWith("?") ? share * ASKED_SHARE : share;
      return asked < LEAST_SHARE ? 0 : asked;
    }),
  );
  return bestInOrder(shares, sentences.length);
}

/** Assigns sentences to steps in the same order, so that the sum of the shares is largest. */
function bestInOrder(shares: readonly (readonly number[])[], count: number): number[] {
  let best: { sum: number; told: number[] }[] = Array.from({ length: count + 1 }, () => ({
    sum: 0,
    told: [],
  }));
  for (const step of shares) {
    const next: { sum: number; told: number[] }[] = [];
    for (let upTo = 0; upTo <= count; upTo++) {
      const without = best[upTo] ?? { sum: 0, told: [] };
      let choice = { sum: without.sum, told: [...without.told, 0] };
      const share = step[upTo - 1] ?? 0;
      const earlier = best[upTo - 1];
      if (earlier && share > 0 && earlier.sum + share > choice.sum) {
        choice = { sum: earlier.sum + share, told: [...earlier.told, share] };
      }
      const shorter = next[upTo - 1];
      next.push(shorter && shorter.sum > choice.sum ? shorter : choice);
    }
    best = next;
  }
  return best.at(-1)?.told ?? [];
}

const bestShare = ({ phrasings }: KeyStep, concepts: ReadonlySet<string>): number =>
  Math.max(...phrasings.map((weights) => measureShare(weights, concepts)));
