import { expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { rightInvariant } from "../../testing/reach-step.ts";
import { invariantFeedback } from "./invariant-feedback.ts";

const counterexample = "after the second number, by your sentence the total would be 2";

test.each<[text: string, said: string[], unsaid: string[]]>([
  [rightInvariant, ["Yes: this holds"], ["not checked"]],
  ["After each number, total is the last number.", [counterexample], ["not checked"]],
  ["It grows with each number.", ["not checked"], ["Yes", "Try it with"]],
  ["The total is always the last number.", ["not checked", counterexample], ["Yes"]],
  ["banana banana", ["whole sentence"], ["not checked"]],
])("what is said about %j", (text, said, unsaid) => {
  const feedback = invariantFeedback(aProblem(), { text, builderUsed: false }, "javascript");
  for (const words of said) expect(feedback).toContain(words);
  for (const words of unsaid) expect(feedback).not.toContain(words);
  if (text !== rightInvariant) expect(feedback).not.toContain("the sum of the numbers seen");
});
