import { z } from "zod";
import { type AttemptInput, attemptInput, loadAttempt } from "../../../attempt/load-attempt.ts";
import { recordDecided } from "../../../attempt/record-event.ts";
import { nextStepInEither, requireEither } from "../../../attempt/require-move.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { attemptStateSchema } from "../../../entities/attempt.ts";
import { v2StepSchema } from "../../../entities/attempt-v2.ts";
import type { StopSignal } from "../../../entities/coach/text-model.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { brokenRuleSchema, programErrorSchema } from "../../../entities/runs/run.ts";
import { runStatuses } from "../../../entities/runs/run-status.ts";
import { testResultDataSchema } from "../../../entities/runs/test-result.ts";
import type { Deps } from "../../../ports/deps.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { askRunner } from "../../../runs/ask-or-unavailable.ts";
import { runRequest } from "../../../runs/run-request.ts";
import { testResultsOf } from "../../../runs/test-results.ts";

export const runTestsInput = attemptInput;

export const testRunSchema = z.object({
  outcome: z.enum(runStatuses),
  /** Why the program did not compile. */
  compileError: programErrorSchema.nullable(),
  brokenRules: z.array(brokenRuleSchema),
  tests: z.array(testResultDataSchema),
  v2Step: v2StepSchema.nullable(),
  state: attemptStateSchema,
});
export type TestRun = z.infer<typeof testRunSchema>;

/** Runs the submitted code on the server; only this run counts, in both flows. */
export async function runTests(
  deps: Pick<Deps, "attempts" | "problems" | "runner" | "clock">,
  input: AttemptInput,
  actor: Actor,
  signal?: StopSignal,
): Promise<TestRun> {
  const attempt = requireEither(await loadAttempt(deps, input, actor), "run-tests");
  const problem = await findProblem(deps, attempt.problemSlug);
  const outcome = await askRunner(() => deps.runner.run(runRequest(problem, attempt), signal));
  const tests = testResultsOf(problem, outcome);
  const allPassed = outcome.status === "passed" && tests.every(({ status }) => status === "passed");
  const compileError = outcome.status === "did-not-compile" ? outcome.error : null;
  const after = await recordDecided(
    deps,
    attempt,
    (present) => {
      const to = nextStepInEither(present, { trigger: "run-tests", allPassed });
      if (present.code !== attempt.code) throw staleVersion("attempt", present.version);
      const details = { outcome: outcome.status, testResults: tests, compileError };
      return { type: "tests-run", details, to };
    },
    actor,
  );
  return {
    outcome: outcome.status,
    compileError,
    brokenRules: outcome.status === "rule-broken" ? outcome.brokenRules : [],
    tests,
    v2Step: after.v2Step,
    state: after.state,
  };
}
