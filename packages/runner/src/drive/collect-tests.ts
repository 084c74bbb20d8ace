import type { RunRequest, RunValue, TestOutcome } from "@foothold/core/runs";
import { type Checkers, exactly, judgeResult } from "../compare/judge-result.ts";
import { locateError } from "./locate-error.ts";
import type { RawResult, SourceMap } from "./messages/protocol.ts";
import { untouchedTest } from "./prepare-program.ts";

export const maxValueDepth = 400;
const endedError = {
  type: "ProcessEnded",
  message: "The program ended the process it runs in.",
  frames: [],
};
const forgedError = {
  type: "SandboxAttacked",
  message: "The program tampered with the sandbox it runs in, so it was stopped.",
  frames: [],
};
/** What ends a test and its run from outside. */
export type Stop = "timed-out" | "out-of-memory" | "errored" | "forged";
const endings: Record<Stop, Partial<TestOutcome>> = {
  "timed-out": { status: "timed-out" },
  "out-of-memory": { status: "out-of-memory" },
  errored: { status: "errored", error: endedError },
  forged: { status: "errored", error: forgedError },
};

/** Collects the outcomes of a run. Expected and actual values meet only here. */
export function collectTests(request: RunRequest, checkers: Checkers, stdoutBytes: number) {
  const outcomes: TestOutcome[] = request.tests.map((test, index) =>
    untouchedTest(index, test.hidden ?? false),
  );
  const change = (index: number, part: Partial<TestOutcome>): void => {
    outcomes[index] = { ...(outcomes[index] as TestOutcome), ...part };
  };

  return {
    outcomes,
    print(index: number, text: string): void {
      const { stdout } = outcomes[index] as TestOutcome;
      if (stdout.length < stdoutBytes)
        change(index, { stdout: (stdout + text).slice(0, stdoutBytes) });
    },
    cutOutput: (index: number) => change(index, { stdoutTruncated: true }),
    settle(
      index: number,
      result: RawResult,
      map: SourceMap,
      timeMs: number,
      peakMemoryBytes: number,
    ) {
      const measured = { timeMs, peakMemoryBytes };
      if ("error" in result) {
        const error = locateError(result.error, { ...request, map });
        change(index, { status: "errored", error, ...measured });
        return;
      }
      change(index, { ...judge(request, index, result.value as RunValue, checkers), ...measured });
    },
    stopAt(index: number, why: Stop, timeMs: number, peakMemoryBytes: number): void {
      change(index, { timeMs, peakMemoryBytes, ...endings[why] });
    },
  };
}

function judge(
  request: RunRequest,
  index: number,
  actual: RunValue,
  checkers: Checkers,
): Partial<TestOutcome> {
  const test = request.tests[index];
  if (!test || !isWithin(actual, maxValueDepth)) return { status: "failed" };
  const { args, expected } = test;
  const verdict = judgeResult({ args, actual, expected }, request.comparison ?? exactly, checkers);
  if (verdict.passed) return { status: "passed", actual };
  return {
    status: "failed",
    actual,
    ...(verdict.reason !== undefined && { reason: verdict.reason }),
  };
}

/** Our sandbox sends a smaller depth; a program that forges its messages might not. */
function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isWithin(item, depth - 1));
}
