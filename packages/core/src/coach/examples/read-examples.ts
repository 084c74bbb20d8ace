import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { chooseClaim } from "./claims/choose-claim.ts";
import { findClaims } from "./claims/find-claims.ts";
import { exampleEnd } from "./example-end.ts";
import { findInputs } from "./find-inputs.ts";
import type { Input } from "./inputs/input.ts";
import { isDoubtful } from "./is-doubtful.ts";
import { readingOf } from "./reading/reading.ts";
import { resultBefore } from "./result-before.ts";
import { asHandedOver, type Shape } from "./tokens/shape.ts";

export type WrittenExample = { args: RunValue[]; claimed: RunValue };

/** A longer text is not read at all, because its end could contradict its beginning. */
export const MAX_EXAMPLE_TEXT = 8_000;

/**
 * Reads examples as learners write them: an input, perhaps steps, then the result. An ambiguous text is not read,
 * because a wrong reading would accuse a learner who is right.
 */
export function readExamples(text: string, problem: Problem): WrittenExample[] {
  if (text.length > MAX_EXAMPLE_TEXT) return [];
  const reading = readingOf(text, problem);
  const inputs = findInputs(reading);
  const examples: WrittenExample[] = [];
  let from = 0;
  for (let at = 0; at < inputs.length; ) {
    const input = inputs[at];
    if (!input) break;
    const all = findClaims(reading, input.next, reading.tokens.length);
    const end = exampleEnd(reading, inputs.slice(at), all);
    const claims = all.filter(({ next }) => next <= end.until);
    const claim =
      claims.length > 0 ? chooseClaim(reading, claims, end.until) : resultBefore(reading, input);
    if (claim && !isDoubtful(reading, input, from))
      examples.push({
        args: input.args,
        claimed: claimedValue(claim.value, input, reading.returns),
      });
    from = Math.max(input.next, claim?.next ?? 0);
    at += end.inputs;
  }
  return examples;
}

/**
 * Somebody who leaves out the outer list around the rows of the input also leaves it out around a single row of the
 * result.
 */
function claimedValue(value: RunValue, input: Input, returns: Shape): RunValue {
  const handed = asHandedOver(value, returns);
  const single =
    input.loose &&
    returns.depth === 2 &&
    input.args.some(isNested) &&
    Array.isArray(handed) &&
    handed.length > 0;
  return single && !isNested(handed) ? [handed] : handed;
}

const isNested = (value: RunValue) =>
  Array.isArray(value) && value.some((item) => Array.isArray(item));
