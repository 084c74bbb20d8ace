import type { Problem } from "@foothold/core/catalog";
import { authoredCoach } from "@foothold/core/coach";
import { runRequest, testResultsOf } from "@foothold/core/runs";
import { anAttempt } from "@foothold/core/testing";
import { createServerRunner, type ServerRunner } from "@foothold/runner/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../load-catalog.ts";
import { catalogProblems } from "../repositories/catalog-problems.ts";

const catalog = loadCatalog();
let runner: ServerRunner;
let problem: Problem;
beforeAll(async () => {
  runner = await createServerRunner({
    checkers: catalog.checkers(),
    warm: { javascript: 1, python: 1 },
  });
  problem = (await catalogProblems(catalog).find("two-sum")) as Problem;
});
afterAll(() => runner.close());

async function explain(language: "javascript" | "python", code: string) {
  const attempt = anAttempt({ v2Step: "VERIFY", problemSlug: problem.slug, language, code });
  const testResults = testResultsOf(problem, await runner.run(runRequest(problem, attempt)));
  const result = testResults.find(({ status }) => status !== "passed");
  const test = problem.tests[result?.index ?? -1];
  if (!test || !result) throw new Error("nothing failed");
  const verifyPayload = { testResults, failureExplanations: [], traceNotes: null };
  return authoredCoach(runner).explainFailure({
    problem,
    attempt: { ...attempt, verifyPayload },
    test,
    result,
    userExplanation: "No idea.",
  });
}

/** The bug of "stores-before-looking" in other words and another shape. */
const findsItself = `def two_sum(entries, amount):
    places = {}
    at = 0
    while at < len(entries):
        places[entries[at]] = at
        if amount - entries[at] in places:
            return [places[amount - entries[at]], at]
        at += 1
    return []
`;

test("a bug in other words is known by what it does, with the line and the values", async () => {
  const { likelyBugType, failingCaseExplanation } = await explain("python", findsItself);
  expect(likelyBugType).toBe("update order");
  expect(failingCaseExplanation).toContain("two_sum([4,4], 8) gave [0,0], where [0,1] is right.");
  expect(failingCaseExplanation).toMatch(/It returned at line 7 .*places = \{4: 0\}, at = 0\./);
  expect(failingCaseExplanation).toMatch(/A guess, because .* can find itself/);
});

test("a bug of its own is measured, and nothing is guessed", async () => {
  const code = `function twoSum(numbers, target) {
  for (let i = 0; i < numbers.length; i += 2) {
    const j = numbers.indexOf(target - numbers[i], i + 1);
    if (j >= 0) return [i, j];
  }
  return null;
}`;
  const { failingCaseExplanation } = await explain("javascript", code);
  expect(failingCaseExplanation).toContain("gave null");
  expect(failingCaseExplanation).not.toContain("A guess");
});

test("a loop without an end is shown by the values that come back", async () => {
  const code = `function twoSum(numbers, target) {
  let i = 0;
  while (i < numbers.length) {
    if (numbers[i] === target) i += 1;
  }
  return [];
}`;
  const { failingCaseExplanation, suggestedNextDebugStep } = await explain("javascript", code);
  expect(failingCaseExplanation).toMatch(/At line \d .* so it goes on to the end of the recording/);
  expect(suggestedNextDebugStep).toMatch(/Follow one round/);
});
