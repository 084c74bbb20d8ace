import type { StopSignal } from "@foothold/core/coach";
import type { ProgramError, Trace, TraceRequest, TraceStep } from "@foothold/core/runs";
import type { Checkers } from "../compare/judge-result.ts";
import { divergence, type Recording } from "../trace/divergence.ts";
import { locateError } from "./locate-error.ts";
import { isOutOfTurn } from "./messages/is-out-of-turn.ts";
import { maxTraceSteps, messageBudgetOf } from "./messages/message-budget.ts";
import type { FromSandbox, RawResult, SourceMap } from "./messages/protocol.ts";
import { patientTimer } from "./patient-timer.ts";
import { limitsOf, programOf } from "./prepare-program.ts";
import type { SandboxHandle } from "./sandbox-handle.ts";
import { cancelledError, whenCancelled, withdrawnError } from "./withdrawn.ts";

/** Records one call in a ready sandbox and destroys it. What was recorded before a kill is kept. */
export function driveTrace(
  sandbox: SandboxHandle,
  request: TraceRequest,
  checkers: Checkers,
  signal?: StopSignal,
): Promise<Trace> {
  const limits = limitsOf(request);
  const steps: TraceStep[] = [];
  let isCompiled = false;
  let map: SourceMap = { mappings: "" };

  return new Promise((resolve, reject) => {
    const timer = patientTimer(limits.testMs, sandbox.waitedMs, () => finish("time"));
    const stopListening = whenCancelled(signal, cancel);
    function stopWatching(): void {
      timer.stop();
      stopListening();
    }
    function cancel(): void {
      stopWatching();
      sandbox.destroy();
      reject(cancelledError());
    }
    function finish(cut: Trace["cut"], result: Trace["result"] = { kind: "unknown" }): void {
      stopWatching();
      if (cut === null) sandbox.release();
      else sandbox.destroy();
      const recording = { steps, cut, result };
      resolve({ ...recording, divergence: judged(recording, request, checkers) });
    }
    const resultOf = (result: RawResult): Trace["result"] =>
      "error" in result
        ? { kind: "raised", error: locateError(result.error, { ...request, map }) }
        : { kind: "returned", value: result.value as never };

    sandbox.listen({
      message(message: FromSandbox) {
        if (isOutOfTurn(message, isCompiled)) {
          sandbox.refuse();
          return;
        }
        switch (message.kind) {
          case "not-compiled":
            finish(null, {
              kind: "did-not-compile",
              error: locateError(message.error, { ...request, map }),
            });
            break;
          case "compiled":
            isCompiled = true;
            map = message;
            break;
          case "step":
            if (steps.length < maxTraceSteps) steps.push(message.step);
            else sandbox.refuse();
            break;
          case "trace-cut":
            finish(message.reason);
            break;
          case "end":
            finish(null, resultOf(message.result));
            break;
        }
      },
      end(end) {
        if (end.kind !== "withdrawn") finish(end.kind === "out-of-memory" ? "memory" : "ended");
        else {
          stopWatching();
          reject(withdrawnError());
        }
      },
    });
    if (signal?.aborted) return cancel();
    sandbox.limit(limits.memoryBytes, messageBudgetOf(request));
    sandbox.send(programOf(request, "trace"));
    timer.restart();
    sandbox.send({ kind: "batch", argsJson: [JSON.stringify(request.args)] });
  });
}

function judged(
  recording: Recording,
  { args, judge }: TraceRequest,
  checkers: Checkers,
): Trace["divergence"] {
  if (!judge) return null;
  const { expected, comparison } = judge;
  return divergence(recording, expected, { args, checkers, ...(comparison && { comparison }) });
}

export const untraced = (error: ProgramError): Trace => ({
  steps: [],
  cut: null,
  result: { kind: "did-not-compile", error },
  divergence: null,
});
