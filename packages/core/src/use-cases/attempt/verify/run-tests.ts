import { z } from "zod";
import {
  type AttemptInput,
  attemptInput,
  loadAttempt,
} from "../../../attempt/load/load-attempt.ts";
import { recordDecided } from "../../../attempt/moves/record-event.ts";
import { nextStepInEither, requireEither } from "../../../attempt/moves/require-move.ts";
import { requireNoProbing } from "../../../attempt/require-no-probing.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { attemptStateSchema } from "../../../entities/attempt.ts";
import { v2StepSchema } from "../../../entities/attempt-v2.ts";
import type { StopSignal } from "../../../entities/coach/text-model.ts";
import type { Actor } from "../../../entities/people/person.ts";
import {
  brokenRuleSchema,
  programErrorSchema,
  type RunStatus,
} from "../../../entities/runs/run.ts";
import { runStatuses } from "../../../entities/runs/run-status.ts";
import { type TestResultData, testResultDataSchema } from "../../../entities/runs/test-result.ts";
import type { Deps } from "../../../ports/deps.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { askRunner } from "../../../runs/ask-or-unavailable.ts";
import { codeShape } from "../../../runs/hidden-tests/code-shape.ts";
import { toldRunStatus } from "../../../runs/hidden-tests/hidden-statuses.ts";
import { runTimeStep } from "../../../runs/hidden-tests/run-time-step.ts";
import { runRequest } from "../../../runs/run-request.ts";
import { testResultsOf } from "../../../runs/test-results.ts";
import { shortenError } from "../../../runs/values/shorten-results.ts";
import { fingerprint } from "../../../text/fingerprint.ts";

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
  deps: Pick<Deps, "attempts" | "problems" | "runner" | "clock" | "pause">,
  input: AttemptInput,
  actor: Actor,
  signal?: StopSignal,
): Promise<TestRun> {
  const attempt = requireEither(await loadAttempt(deps, input, actor), "run-tests");
  const problem = await findProblem(deps, attempt.problemSlug);
  await requireNoProbing(deps, attempt);
  const outcome = await askRunner(() => deps.runner.run(runRequest(problem, attempt), signal));
  const stepMs = runTimeStep(outcome.timeMs);
  await deps.pause(stepMs - outcome.timeMs);
  const tests = testResultsOf(problem, outcome);
  const told = toldRunStatus(problem, outcome);
  const allPassed = outcome.status === "passed" && tests.every(({ status }) => status === "passed");
  const compileError = outcome.status === "did-not-compile" ? shortenError(outcome.error) : null;
  const brokenRules = outcome.status === "rule-broken" ? outcome.brokenRules : [];
  const after = await recordDecided(
    deps,
    attempt,
    (present) => {
      const to = nextStepInEither(present, { trigger: "run-tests", allPassed });
      if (present.code !== attempt.code) throw staleVersion("attempt", present.version);
      const probe = { shape: codeShape(attempt.code), told: toldOfHidden(told, tests, stepMs) };
      const details = { outcome: told, testResults: tests, compileError, brokenRules, probe };
      return { type: "tests-run", details, to };
    },
    actor,
  );
  return {
    outcome: told,
    compileError,
    brokenRules,
    tests,
    v2Step: after.v2Step,
    state: after.state,
  };
}

function toldOfHidden(outcome: RunStatus, tests: readonly TestResultData[], stepMs: number) {
  const statuses = tests.filter(({ hidden }) => hidden).map(({ status }) => status);
  return fingerprint([outcome, stepMs, ...statuses].join(" "));
}
