import { isNothing } from "../../../runs/values/is-nothing.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Guessed } from "./guessed.ts";

const SLOW =
  /\b(?:slow|endless|infinite|forever|time ?out|timed out|too long|never (?:ends?|stops?))\b/i;
const STOPS = /\b(?:crash(?:es|ed)?|exception|throws?|threw|raises?|raised|runtime error)\b/i;
const NOTHING =
  /\b(?:returns?|returned|gives?|gave|gets?|got)\s{1,3}(?:nothing|none|null|undefined)\b/i;

/** Whether the program ended as the learner says: too late, with an error, or without a value. */
export function describeGuessedEnd({ guess, result }: Guessed): string {
  const { status, actual, error } = result;
  const isLate = status === "timed-out";
  if (SLOW.test(guess)) {
    return isLate
      ? "It did run out of time."
      : "It came to an end in time, so being slow is not what fails here.";
  }
  if (STOPS.test(guess)) {
    return error
      ? `It did stop with ${error.type}.`
      : "It did not stop with an error, so look at the values.";
  }
  if (!NOTHING.test(guess) || actual === undefined) return "";
  return isNothing(actual) ? "It did give nothing." : `It did give a value: ${valueText(actual)}.`;
}
