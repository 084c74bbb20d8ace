import type { SeededRandom } from "@foothold/catalog/probes";
import type { RunValue } from "@foothold/core/runs";

/** What an input gives, rightly read and by every misreading that is written down. */
export type Readings = { expected: RunValue; misread: Record<string, RunValue> };

/** What somebody predicts for an input; `before` is what they gave for it, where they are asked whether they slipped. */
export type Learner = (readings: Readings, before?: RunValue) => RunValue;

export const MIXED_SHARE = 0.7;
export const SLIP_SHARE = 0.1;

export const understands: Learner = ({ expected }) => expected;

export const misreads =
  (name: string): Learner =>
  ({ expected, misread }) =>
    name in misread ? (misread[name] ?? null) : expected;

/** Wavers: reads the task wrongly most of the time, and rightly else. */
export const wavers =
  (name: string, random: SeededRandom): Learner =>
  (readings) =>
    (random.chance(MIXED_SHARE) ? misreads(name) : understands)(readings);

/** Knows which answers are plausible for this very input, which is more than a guesser would. */
export const guesses =
  (random: SeededRandom): Learner =>
  ({ expected, misread }, before) =>
    random.pick(plausible([expected, ...Object.values(misread)], before));

/** Understands, and now and then gives a wrong answer all the same. */
export const slips =
  (random: SeededRandom): Learner =>
  ({ expected, misread }) =>
    random.chance(SLIP_SHARE) ? random.pick(plausible(Object.values(misread))) : expected;

function plausible(answers: readonly RunValue[], without?: RunValue): RunValue[] {
  const texts = new Set(answers.map((answer) => JSON.stringify(answer)));
  texts.delete(JSON.stringify(without));
  return [...texts].map((text) => JSON.parse(text));
}

/** A wrong answer of the same make as the right one, as it comes from counting once too often. */
export function slipOf(expected: RunValue): RunValue {
  if (typeof expected === "number") return expected + 1;
  if (typeof expected === "boolean") return !expected;
  if (Array.isArray(expected)) return expected.slice(1);
  return `${expected}`.slice(1);
}
