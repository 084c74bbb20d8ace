import { z } from "zod";
import { askRunner } from "../../attempt/ask.ts";
import { findProblem } from "../../attempt/find-problem.ts";
import { attemptInput, loadAttempt } from "../../attempt/load-attempt.ts";
import { record } from "../../attempt/record.ts";
import { invalidField } from "../../attempt/refusals.ts";
import { requireV2 } from "../../attempt/require-move.ts";
import { traceRequest } from "../../attempt/run-request.ts";
import type { AttemptDeps } from "../../attempt-ports.ts";
import type { StopSignal } from "../../coach/model/text-model.ts";
import { learnerText } from "../../entities/learner-text.ts";
import type { Actor } from "../../entities/person.ts";
import type { Trace } from "../../entities/trace.ts";

export const traceTestInput = attemptInput.extend({
  testIndex: z.number().int().min(0),
  /** What the learner noted while following the trace. */
  notes: learnerText("traceNotes").optional(),
});
export type TraceTest = z.infer<typeof traceTestInput>;

export async function traceTest(
  deps: Pick<AttemptDeps, "attempts" | "problems" | "runner" | "clock">,
  input: TraceTest,
  actor: Actor,
  signal?: StopSignal,
): Promise<Trace> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "trace");
  const problem = await findProblem(deps, attempt.problemSlug);
  const test = problem.tests[input.testIndex];
  // A trace shows every value, so a hidden test has none.
  if (!test || test.hidden) throw invalidField("testIndex", "No visible test has this index.");
  if (input.notes !== undefined) {
    const details = { traceNotes: input.notes };
    await record(deps, attempt, { type: "trace-noted", details }, actor);
  }
  return askRunner(() => deps.runner.trace(traceRequest(problem, attempt, test), signal));
}
