import { expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { problemView } from "./problem-view.ts";

test("the order of the patterns does not tell which one fits", () => {
  const { patternFits } = aProblem();
  const names = (fits: typeof patternFits) =>
    problemView(aProblem({ patternFits: fits })).patternChoices.map(({ name }) => name);
  expect(names(patternFits.toReversed())).toEqual(names(patternFits));
});

test("the sentence comes after the choice, and only with the pattern it belongs to", () => {
  const template = (chosenPattern: string | null) =>
    problemView(aProblem(), { chosenPattern }).invariantTemplate;
  expect(problemView(aProblem()).invariantTemplate).toBeNull();
  expect(template("counting")).toBeNull();
  expect(template("arithmetic")).toMatchObject({ id: "total-so-far" });
});

test("its patterns are shown once it is done", () => {
  expect(problemView(aProblem()).patterns).toEqual([]);
  expect(problemView(aProblem(), { chosenPattern: "arithmetic" }).patterns).toEqual([]);
  expect(problemView(aProblem(), { done: true }).patterns).toEqual(["arithmetic"]);
});

test("nothing that answers for the learner is in the view", () => {
  const view = JSON.stringify(problemView(aProblem()));
  for (const secret of ["a + b", "the largest numbers", "joined by addition", "It is a sum."]) {
    expect(view).not.toContain(secret);
  }
});
