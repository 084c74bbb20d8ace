import type { TestResultData } from "../../../../entities/runs/test-result.ts";
import type { CoachContext } from "../../../../ports/coach/coach-context.ts";
import type { Runner } from "../../../../ports/runs.ts";
import { runRequest } from "../../../../runs/run-request.ts";
import { testResultsOf } from "../../../../runs/test-results.ts";

export type VisibleResult = Extract<TestResultData, { hidden: false }>;
export type VisibleRun = { results: VisibleResult[]; refused: string | null };

/** The learner's program on the visible tests, as it stands now; null where it cannot be run now. */
export async function runVisibleTests(
  { problem, attempt }: CoachContext,
  { run }: Pick<Runner, "run">,
): Promise<VisibleRun | null> {
  const visible = { ...problem, tests: problem.tests.filter(({ hidden }) => !hidden) };
  const outcome = await run(runRequest(visible, attempt)).catch(() => null);
  if (!outcome) return null;
  const results = testResultsOf(visible, outcome).flatMap((result) =>
    result.hidden ? [] : [result],
  );
  if (outcome.status !== "did-not-compile") return { results, refused: null };
  const { type, message, line } = outcome.error;
  return { results, refused: `${type}: ${message}${line ? ` (line ${line})` : ""}` };
}
