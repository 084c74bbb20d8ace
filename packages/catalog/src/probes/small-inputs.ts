import type { AuthoredProblem } from "../authored/authored-problem.ts";
import { argsGenerator } from "../native/generate-args.ts";
import { loadInputRule } from "../native/load-input-rule.ts";
import { seededRandom } from "../native/seeded-random.ts";
import type { Json } from "../schema/shared.ts";
import { variationsOf } from "./variations.ts";

/** Sizes that a person can work through by hand. */
const SIZES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const SEEDS_PER_SIZE = 80;
/** How many inputs are made by several changes in a row; a change that is not allowed is skipped. */
const WALKS = 1500;
const MOST_STEPS = 8;
/** In values and characters: what a person takes in at one glance. */
export const MAX_EFFORT = 15;

export type InputRule = (args: readonly Json[]) => boolean;

/** A function that tells whether the problem allows an input; null when the problem has no rule. */
export function inputRuleOf({ slug, inputRuleSource }: AuthoredProblem): InputRule | null {
  if (inputRuleSource === undefined) return null;
  const misfits = loadInputRule(slug, inputRuleSource);
  return (args) => {
    // An input on which the rule itself fails does not even have the right form.
    try {
      return misfits(args).length === 0;
    } catch {
      return false;
    }
  };
}

/** Small inputs that the problem allows: generated ones, and ones with a few things changed. */
export function smallInputs(authored: AuthoredProblem): Json[][] {
  const generate = argsGenerator(authored);
  const isAllowed = inputRuleOf(authored);
  const generated = SIZES.flatMap((size) =>
    Array.from({ length: SEEDS_PER_SIZE }, (_, seed) => generate(seed + 1, size)),
  );
  // Without a rule nothing tells whether a changed input is still allowed.
  const varied = isAllowed ? variedInputs(authored, generated, isAllowed) : [];
  const inputs = new Map<string, Json[]>();
  for (const args of [...generated, ...varied]) {
    if (effortOf(args) > MAX_EFFORT || (isAllowed && !isAllowed(args))) continue;
    inputs.set(JSON.stringify(args), args);
  }
  return [...inputs.values()];
}

/** The statement's examples with one change, and inputs with several changes to an example or a generated input. */
function variedInputs(
  { problem }: AuthoredProblem,
  generated: readonly Json[][],
  isAllowed: InputRule,
): Json[][] {
  const examples = problem.examples.map(({ args }) => args);
  const walks = Array.from({ length: WALKS }, (_, seed) => {
    const random = seededRandom(seed + 1);
    let args = random.pick(random.chance(0.5) ? examples : generated);
    for (let steps = random.integer(2, MOST_STEPS); steps > 0; steps -= 1) {
      const near = random.pick(variationsOf(args));
      if (effortOf(near) <= MAX_EFFORT && isAllowed(near)) args = near;
    }
    return args;
  });
  return [...examples.flatMap(variationsOf), ...walks];
}

/** A word in a list is read as a whole; a text is read letter by letter. */
const LETTERS_OF_A_WORD = 6;

/** How much a person has to look at: a number or truth value counts one. */
export function effortOf(value: Json, depth = 0): number {
  if (typeof value === "string") {
    return Math.max(1, depth > 1 ? value.length / LETTERS_OF_A_WORD : value.length);
  }
  if (typeof value !== "object" || value === null) return 1;
  const inner = Array.isArray(value) ? value : Object.values(value);
  return inner.reduce<number>((sum, item) => sum + effortOf(item, depth + 1), 0);
}
