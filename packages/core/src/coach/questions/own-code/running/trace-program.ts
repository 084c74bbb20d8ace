import type { Trace } from "../../../../entities/runs/trace.ts";
import type { CoachContext } from "../../../../ports/coach/coach-context.ts";
import type { Runner } from "../../../../ports/runs.ts";
import { programRequest } from "../../../../runs/program-request.ts";
import type { ChosenInput } from "./choose-input.ts";

/** The learner's program on one input, step by step; null where it cannot be recorded now. */
export async function traceProgram(
  { problem, attempt }: CoachContext,
  { args, expected }: Pick<ChosenInput, "args" | "expected">,
  { trace }: Pick<Runner, "trace">,
): Promise<Trace | null> {
  const judge =
    expected === undefined ? {} : { judge: { expected, comparison: problem.comparison } };
  const request = { ...programRequest(problem, attempt), ...judge, requester: attempt.userId };
  return trace({ ...request, args: [...args] }).catch(() => null);
}

/** How the recorded program ended, in words. */
export function endingOf({ result, cut }: Trace, valueText: (value: never) => string): string {
  switch (result.kind) {
    case "returned":
      return `it gave ${valueText(result.value as never)}`;
    case "raised":
    case "did-not-compile":
      return `it stopped with ${result.error.type}: ${result.error.message}`;
    case "unknown":
      return cut === "steps" || cut === "bytes"
        ? "it was still running when the recording ended"
        : "it did not come to an end";
  }
}
