import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { StopSignal } from "../../../entities/coach/text-model.ts";
import { learnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Trace } from "../../../entities/runs/trace.ts";
import { invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { askRunner } from "../../../runs/ask-or-unavailable.ts";
import { traceRequest } from "../../../runs/run-request.ts";

export const traceTestInput = attemptInput.extend({
  testIndex: z.number().int().min(0),
  /** What the learner noted while following the trace. */
  notes: learnerText("traceNotes").optional(),
});
export type TraceTest = z.infer<typeof traceTestInput>;

export async function traceTest(
  deps: Pick<Deps, "attempts" | "problems" | "runner" | "clock">,
  input: TraceTest,
  actor: Actor,
  signal?: StopSignal,
): Promise<Trace> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "trace");
  const problem = await findProblem(deps, attempt.problemSlug);
  const test = problem.tests[input.testIndex];
  // A trace shows every value, so hidden tests cannot be traced.
  if (!test || test.hidden) throw invalidField("testIndex", "No visible test has this index.");
  if (input.notes !== undefined) {
    const details = { traceNotes: input.notes };
    await recordEvent(deps, attempt, { type: "trace-noted", details }, actor);
  }
  return askRunner(() => deps.runner.trace(traceRequest(problem, attempt, test), signal));
}
