import { expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { problemView } from "./problem-view.ts";

test("the order of the patterns does not tell which one fits", () => {
  const { patternFits } = aProblem();
  const names = (fits: typeof patternFits) =>
    problemView(aProblem({ patternFits: fits })).patternChoices.map(({ name }) => name);
  expect(names(patternFits.toReversed())).toEqual(names(patternFits));
});

test("nothing that answers for the learner is in the view", () => {
  const view = JSON.stringify(problemView(aProblem()));
  for (const secret of ["a + b", "the largest numbers", "joined by addition", "It is a sum."]) {
    expect(view).not.toContain(secret);
  }
});
