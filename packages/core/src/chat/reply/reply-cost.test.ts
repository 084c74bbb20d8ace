import { expect, test } from "vitest";
import { costOf } from "./reply-cost.ts";

const use = (model: string, inputTokens: number, outputTokens: number) =>
  ({ provider: "gemini", model, inputTokens, outputTokens }) as const;
const prices = { flash: { input: 0.5, output: 4 } };

test.each([
  ["nothing was asked", [], 0],
  ["one call", [use("flash", 1_000_000, 500_000)], 2.5],
  [
    "a call whose reply was held back, and another",
    [use("flash", 1_000_000, 0), use("flash", 1_000_000, 0)],
    1,
  ],
  ["a model without a price", [use("other", 1_000_000, 1_000_000)], 0],
] as const)("what it cost: %s", (_name, spent, cost) => {
  expect(costOf(spent, prices)).toBeCloseTo(cost);
});
