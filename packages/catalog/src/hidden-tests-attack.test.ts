import { retryCode, runTests, skipStep, startAttempt, submitCode } from "@foothold/core/attempt";
import type { Problem } from "@foothold/core/catalog";
import { AppError } from "@foothold/core/errors";
import { aLearner, memoryDeps } from "@foothold/core/testing";
import { describe, expect, test } from "vitest";
import { loadCatalog } from "./load-catalog.ts";
import { catalogProblems } from "./repositories/catalog-problems.ts";
import { readBitByBit, readLetterByLetter } from "./testing/read-hidden-inputs.ts";

const RUNS = 200;
const MOST_READ = 2;

async function twoSum() {
  const problem = (await catalogProblems(loadCatalog()).find("two-sum")) as Problem;
  // The longest inputs cannot be read in so few runs, and would only cost time here.
  const tests = problem.tests.filter(({ args }) => JSON.stringify(args).length < 1_000);
  return { ...problem, tests };
}

async function attacked(problem: Problem, { patient = false } = {}) {
  const deps = memoryDeps({ problems: [problem] });
  const startedAt = deps.clock.now().getTime();
  const actor = aLearner();
  const start = { problemSlug: problem.slug, language: "javascript", mode: "EXPERT" } as const;
  const { id: attemptId } = (await startAttempt(deps, start, actor)).attempt;
  for (const step of ["UNDERSTAND", "PLAN"] as const) {
    await skipStep(deps, { attemptId, step }, actor);
  }
  let refused = 0;

  async function ask(code: string): Promise<readonly string[] | null> {
    deps.clock.advance(1);
    const { v2Step } = (await deps.attempts.find(attemptId)) ?? {};
    if (v2Step === "VERIFY") await retryCode(deps, { attemptId }, actor);
    await submitCode(deps, { attemptId, code }, actor);
    for (;;) {
      try {
        const { tests } = await runTests(deps, { attemptId }, actor);
        return tests.filter(({ hidden }) => hidden).map(({ status }) => status);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "too-many-runs") throw error;
        refused += 1;
        if (!patient) return null;
        deps.clock.advance(error.retryAfterSeconds ?? 0);
      }
    }
  }
  const tookHours = () => (deps.clock.now().getTime() - startedAt) / 3_600_000;
  return { ask, refused: () => refused, tookHours };
}

function programOf({ references, tests }: Problem) {
  const visible = JSON.stringify(tests[0]?.args);
  return { solution: references.javascript ?? "", entryPoint: "twoSum", visible };
}

function readRightly(problem: Problem, texts: readonly string[]): number {
  const hidden = problem.tests.filter((one) => one.hidden).map(({ args }) => JSON.stringify(args));
  return hidden.filter((input) => texts.some((text) => text.replaceAll("\0", "") === input)).length;
}

describe("200 runs of a program that throws by what it gets", () => {
  test.each([
    ["bit by bit", readBitByBit],
    ["letter by letter", readLetterByLetter],
  ])("read at most two hidden inputs, %s", async (_name, read) => {
    const problem = await twoSum();
    const { ask, refused } = await attacked(problem);
    const texts = await read({ ...programOf(problem), runs: RUNS, ask });
    expect(readRightly(problem, texts)).toBeLessThanOrEqual(MOST_READ);
    expect(refused()).toBeGreaterThan(RUNS / 2);
  });

  test("a fifth of them takes more than half a day for whoever waits as told", async () => {
    const problem = await twoSum();
    const { ask, tookHours } = await attacked(problem, { patient: true });
    const texts = await readLetterByLetter({ ...programOf(problem), runs: 40, ask });
    expect(readRightly(problem, texts)).toBeLessThanOrEqual(MOST_READ);
    expect(tookHours()).toBeGreaterThan(12);
  });
});
