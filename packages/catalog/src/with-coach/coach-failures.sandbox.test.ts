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
const problems = catalogProblems(catalog);
beforeAll(async () => {
  runner = await createServerRunner({
    checkers: catalog.checkers(),
    warm: { javascript: 1, python: 1 },
  });
  problem = await find("two-sum");
});
afterAll(() => runner.close());

async function find(slug: string): Promise<Problem> {
  const found = await problems.find(slug);
  if (!found) throw new Error(`no problem ${slug}`);
  return found;
}

async function explain(
  language: "javascript" | "python",
  code: string,
  userExplanation = "No idea.",
  of = problem,
) {
  const attempt = anAttempt({ v2Step: "VERIFY", problemSlug: of.slug, language, code });
  const testResults = testResultsOf(of, await runner.run(runRequest(of, attempt)));
  const result = testResults.find(({ status }) => status !== "passed");
  const test = of.tests[result?.index ?? -1];
  if (!test || !result) throw new Error("nothing failed");
  const verifyPayload = { testResults, failureExplanations: [], traceNotes: null };
  return authoredCoach(runner, undefined, problems).explainFailure({
    problem: of,
    attempt: { ...attempt, verifyPayload },
    test,
    result,
    userExplanation,
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

test("an index out of range is told with the list's length and the line that called the helper", async () => {
  const code = `def ninth(items, i):
    return items[i + 9]

def two_sum(numbers, target):
    return [ninth(numbers, 0), target]
`;
  const { failingCaseExplanation } = await explain("python", code, "line 5 never ends");
  expect(failingCaseExplanation).toContain(
    "`items` has 4 values, at the indexes 0 to 3, and `items[i + 9]` asks for index 9.",
  );
  expect(failingCaseExplanation).toContain(
    "`ninth` was called from line 5 (`return [ninth(numbers, 0), target]`) of `two_sum`.",
  );
  expect(failingCaseExplanation).toContain(
    "On your guess: It came to an end in time, so being slow is not what fails here. Line 5 ran once for this input.",
  );
});

test("a recursion without an end has its place, also through a generator", async () => {
  const code = `def coin_change(coins, amount):
    if amount == 0: return 0
    return 1 + min(coin_change(coins, amount - coin) for coin in coins)
`;
  const { failingCaseExplanation } = await explain(
    "python",
    code,
    undefined,
    await find("coin-change"),
  );
  expect(failingCaseExplanation).toContain("stopped with RecursionError at line 3");
  expect(failingCaseExplanation).toContain("coin_change was calling itself at line 1");
});

test("where only hidden tests fail, a small input of the coach's own is told, and it is no test", async () => {
  const palindrome = await find("palindrome-phrase");
  const code = `def palindrome_phrase(text):
    letters = text.lower().replace(" ", "").replace(",", "").replace(":", "")
    return letters == letters[::-1]
`;
  const { failingCaseExplanation, suggestedNextDebugStep } = await explain(
    "python",
    code,
    undefined,
    palindrome,
  );
  const told =
    /on palindrome_phrase\(("[^)]*")\) it gives False, where the task asks for True/.exec(
      failingCaseExplanation,
    );
  expect(told?.[1]).toBeDefined();
  expect(palindrome.tests.map(({ args }) => JSON.stringify(args[0]))).not.toContain(told?.[1]);
  expect(suggestedNextDebugStep).toContain("by hand");
});
