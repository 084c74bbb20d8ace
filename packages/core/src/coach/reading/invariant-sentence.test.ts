import { describe, expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { invariantHolds, wrongChoicesIn } from "./invariant-sentence.ts";

const built = (what: number) => ({
  text: "Mine.",
  builderUsed: true,
  templateId: "total-so-far",
  templateChoices: { what },
});
const typed = (text: string) => ({ text, builderUsed: false });

describe("whether an invariant holds", () => {
  test.each([
    ["the right choice", built(0), true],
    ["a wrong choice", built(1), false],
    ["a choice of another template", { ...built(1), templateId: "other" }, null],
    ["the wrong sentence, typed", typed("after each number total is the last number"), false],
    [
      "the right sentence, typed",
      typed("After each number, total is the sum of the numbers seen."),
      true,
    ],
    ["own words", typed("The total is the last number"), null],
  ])("%s", (_name, invariant, holds) => {
    expect(invariantHolds(aProblem(), invariant)).toBe(holds);
  });

  test("a problem without a sentence does not say", () => {
    expect(invariantHolds({ invariantTemplate: null }, built(1))).toBeNull();
  });
});

test.each([
  ["The total always is the last number, I think.", { what: 1 }],
  ["The total is the sums of the numbers seen, also of the last number.", {}],
  ["The total grows.", {}],
])("in own words %j the wrong choices are %j", (text, wrong) => {
  const template = aProblem().invariantTemplate;
  expect(template && wrongChoicesIn(template, text)).toEqual(wrong);
});
