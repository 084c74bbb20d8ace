import type { ChoiceVerdict } from "@foothold/core/attempt";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Verdict } from "./Verdict.tsx";

const praise = /That can work|That fits/;

const shown = (given: Partial<ChoiceVerdict>) =>
  renderToStaticMarkup(
    <Verdict
      verdict={{
        accepted: false,
        match: "MAYBE",
        rationale: "Slow, but it works.",
        discoveryRecommended: false,
        refusal: null,
        isFallback: false,
        ...given,
      }}
    />,
  );

test.each<[NonNullable<ChoiceVerdict["refusal"]>, string]>([
  ["pattern-mismatch", "That does not fit yet"],
  ["unsure", "Find out more first"],
  ["invariant-missing", "One thing is still open"],
  ["invariant-wrong", "The sentence does not hold yet"],
  ["invariant-unchecked", "Say the same with the choices"],
])("a choice refused as %s is headed %j, and not praised", (refusal, title) => {
  for (const match of ["GOOD", "MAYBE"] as const) {
    const html = shown({ refusal, match });
    expect(html).toContain(title);
    expect(html).not.toMatch(praise);
  }
});

test("an accepted choice is headed by what fits", () => {
  expect(shown({ accepted: true })).toMatch(praise);
});
