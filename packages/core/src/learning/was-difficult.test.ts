import { expect, test } from "vitest";
import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import { wasDifficult } from "./was-difficult.ts";

const help = (action: string) =>
  ({ type: "stuck-action-answered", details: { action } }) as unknown as AttemptEvent;
const predicted = (outcome: string) =>
  ({ type: "prediction-made", details: { prediction: { outcome } } }) as unknown as AttemptEvent;
const judged = (refusal?: string) =>
  ({ type: "pattern-judged", details: { refusal } }) as unknown as AttemptEvent;
const ran = (outcome: string) =>
  ({ type: "tests-run", details: { outcome } }) as unknown as AttemptEvent;
const recovery = { type: "recovery-begun", details: {} } as unknown as AttemptEvent;

test.each<[name: string, used: number, budget: number, events: AttemptEvent[], hard: boolean]>([
  ["no help", 0, 3, [], false],
  ["two hints of four", 2, 4, [], false],
  ["three hints of five", 3, 5, [], true],
  ["every hint of two", 2, 2, [], true],
  ["the one hint there was", 1, 1, [], false],
  ["a nudge", 0, 3, [help("nudge")], false],
  ["a rescue", 0, 3, [help("rescue")], true],
  ["a recovery", 0, 3, [recovery], true],
  [
    "a slip at every step and a hint",
    1,
    3,
    [predicted("wrong"), judged("pattern-mismatch"), ran("failed")],
    true,
  ],
  [
    "four wrong predictions",
    0,
    3,
    [predicted("wrong"), predicted("misread"), predicted("misread"), predicted("wrong")],
    true,
  ],
  ["three slips", 0, 3, [predicted("wrong"), judged("invariant-wrong"), ran("timed-out")], false],
  [
    "right answers, however many",
    0,
    3,
    [predicted("right"), predicted("right"), predicted("right"), judged(), ran("passed")],
    false,
  ],
])("%s", (_name, hintsUsedCount, hintBudget, events, hard) => {
  expect(wasDifficult({ hintsUsedCount, hintBudget }, events)).toBe(hard);
});
