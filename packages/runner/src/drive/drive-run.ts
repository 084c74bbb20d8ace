import type { StopSignal } from "@foothold/core/coach";
import type { BrokenRule, RunOutcome, RunRequest, TestOutcome } from "@foothold/core/runs";
import type { Checkers } from "../compare/judge-result.ts";
import { collectRules } from "./collect-rules.ts";
import { collectTests, type Stop } from "./collect-tests.ts";
import { locateError } from "./locate-error.ts";
import { isOutOfTurn } from "./messages/is-out-of-turn.ts";
import { messageBudgetOf } from "./messages/message-budget.ts";
import type { FromSandbox, SourceMap } from "./messages/protocol.ts";
import { patientTimer } from "./patient-timer.ts";
import { limitsOf, programOf } from "./prepare-program.ts";
import type { SandboxHandle } from "./sandbox-handle.ts";
import { cancelledError, whenCancelled, withdrawnError } from "./withdrawn.ts";

/** Runs a whole request in a ready sandbox and destroys it. Never rejects because of the program. */
export function driveRun(
  sandbox: SandboxHandle,
  request: RunRequest,
  checkers: Checkers,
  signal?: StopSignal,
): Promise<RunOutcome> {
  const limits = limitsOf(request);
  const tests = collectTests(request, checkers, limits.stdoutBytes);
  // Hidden arguments enter the sandbox only after the visible tests, whose output could carry them out.
  const visible = indexesWhere(request, (hidden) => !hidden);
  const hidden = indexesWhere(request, (isHidden) => isHidden);
  const order = [...visible, ...hidden];
  const started = performance.now();
  let testStarted = started;
  let position = 0;
  let peakBytes = 0;
  let isCompiled = false;
  let map: SourceMap = { mappings: "" };
  const rules = collectRules(request);

  return new Promise((resolve, reject) => {
    const testTimer = patientTimer(limits.testMs, sandbox.waitedMs, () => stop("timed-out"));
    const totalTimer = patientTimer(limits.totalMs, sandbox.waitedMs, () => stop("timed-out"));
    const startTestTimer = (): void => {
      testStarted = performance.now();
      testTimer.restart();
    };
    const current = (): number => order[position] ?? (order.at(-1) as number);
    const takePeak = (): number => {
      const peak = sandbox.takePeakBytes();
      peakBytes = Math.max(peakBytes, peak);
      return peak;
    };

    let stopListening = (): void => undefined;
    function stopWatching(): void {
      testTimer.stop();
      totalTimer.stop();
      stopListening();
    }
    function finish(outcome: (measured: Measured) => RunOutcome): void {
      stopWatching();
      sandbox.release();
      resolve(
        outcome({
          tests: tests.outcomes,
          timeMs: performance.now() - started,
          peakMemoryBytes: peakBytes,
        }),
      );
    }
    function stop(why: Stop): void {
      sandbox.destroy();
      tests.stopAt(current(), why, performance.now() - testStarted, takePeak());
      finish((measured) => stoppedOutcome(why, measured, limits.testMs, limits.memoryBytes));
    }
    function sendBatch(indexes: number[]): void {
      sandbox.send({
        kind: "batch",
        argsJson: indexes.map((index) => JSON.stringify(request.tests[index]?.args)),
      });
    }
    function endTest(message: Extract<FromSandbox, { kind: "end" }>): void {
      const timeMs = Math.min(message.ms, performance.now() - started);
      tests.settle(current(), message.result, map, timeMs, takePeak());
      position += 1;
      if (position === order.length) finish((measured) => judgedOutcome(measured, rules.broken));
      else {
        if (position === visible.length) sendBatch(hidden);
        startTestTimer();
      }
    }
    function accept(message: FromSandbox): void {
      switch (message.kind) {
        case "not-compiled":
          finish((measured) => ({
            ...measured,
            status: "did-not-compile",
            error: locateError(message.error, { ...request, map }),
          }));
          break;
        case "compiled":
          isCompiled = true;
          map = message;
          rules.compiled(message);
          startTestTimer();
          break;
        case "rule-broken":
          if (!rules.report(message, position >= visible.length)) sandbox.refuse();
          break;
        case "out":
          tests.print(current(), message.text);
          break;
        case "out-cut":
          tests.cutOutput(current());
          break;
        case "end":
          endTest(message);
          break;
        case "step":
        case "trace-cut":
          sandbox.refuse();
      }
    }

    function fail(error: unknown): void {
      stopWatching();
      sandbox.destroy();
      reject(error);
    }
    sandbox.listen({
      message(message) {
        try {
          if (isOutOfTurn(message, isCompiled)) sandbox.refuse();
          else accept(message);
        } catch (error) {
          fail(error);
        }
      },
      end(end) {
        if (end.kind === "withdrawn") fail(withdrawnError());
        else stop(end.kind === "ended" ? "errored" : end.kind);
      },
    });
    if (signal?.aborted) return fail(cancelledError());
    stopListening = whenCancelled(signal, () => fail(cancelledError()));
    sandbox.limit(limits.memoryBytes, messageBudgetOf(request));
    sandbox.send(programOf(request, "run"));
    totalTimer.restart();
    startTestTimer();
    sendBatch(visible.length > 0 ? visible : hidden);
  });
}

type Measured = { tests: TestOutcome[]; timeMs: number; peakMemoryBytes: number };

const indexesWhere = (request: RunRequest, matches: (hidden: boolean) => boolean): number[] =>
  request.tests.flatMap((test, index) => (matches(test.hidden ?? false) ? [index] : []));

function judgedOutcome(measured: Measured, brokenRules: readonly BrokenRule[]): RunOutcome {
  if (brokenRules.length > 0)
    return { ...measured, status: "rule-broken", brokenRules: [...brokenRules] };
  const passed = measured.tests.every(({ status }) => status === "passed");
  return { ...measured, status: passed ? "passed" : "failed" };
}

function stoppedOutcome(
  why: Stop,
  measured: Measured,
  limitMs: number,
  limitBytes: number,
): RunOutcome {
  if (why === "timed-out") return { ...measured, status: why, limitMs };
  if (why === "out-of-memory") return { ...measured, status: why, limitBytes };
  return { ...measured, status: "failed" };
}
