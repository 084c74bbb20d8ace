import type { ProblemState, ProblemWithProgress, Rung } from "@foothold/core/catalog";
import { expect, test } from "vitest";
import { groupByRung } from "./group-by-rung.ts";

function problem(slug: string, rung: Rung, state: ProblemState): ProblemWithProgress {
  const progress = { state, open: null };
  return {
    slug,
    title: slug,
    rung,
    patterns: [],
    prerequisites: [],
    estimatedMinutes: 10,
    progress,
  };
}

test("problems stand on their rungs, with how many are done", () => {
  const problems = [problem("a", 1, "done"), problem("b", 1, "begun"), problem("c", 3, "done")];
  expect(
    groupByRung(problems).map(({ rung, done, problems }) => [
      rung,
      done,
      problems.map((p) => p.slug),
    ]),
  ).toEqual([
    [1, 1, ["a", "b"]],
    [3, 1, ["c"]],
  ]);
});

test("where there is no problem there is no rung", () => {
  expect(groupByRung([])).toEqual([]);
});
