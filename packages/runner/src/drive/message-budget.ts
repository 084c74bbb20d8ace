import type { RunRequest, TraceRequest } from "@foothold/core/runs";
import { limitsOf } from "./prepare-program.ts";
import { printPieceChars, promptPrints } from "./protocol.ts";

/** What a sandbox may send in a run, counted before anything of it is parsed. */
export type MessageBudget = { lines: number; lineBytes: number; totalBytes: number };

export const maxTraceSteps = 1_000;

const megabyte = 1024 * 1024;
/** A result has at most a million characters; one can take three bytes. */
const lineBytes = 3.5 * megabyte;
/** A million characters of steps, and a result. */
const traceBytes = 7 * megabyte;
const runBytes = 16 * megabyte;
/** The compiler's word, the end of a trace, and one to spare. */
const otherLines = 4;

/** More than our own side of the sandbox ever sends for this request. */
export function messageBudgetOf(request: RunRequest | TraceRequest): MessageBudget {
  const tests = "tests" in request ? request.tests.length : 1;
  const steps = "tests" in request ? 0 : maxTraceSteps;
  const rules = "rules" in request ? (request.rules?.length ?? 0) : 0;
  const { stdoutBytes } = limitsOf(request);
  const printsPerTest = promptPrints + Math.ceil(stdoutBytes / printPieceChars) + 3;
  return {
    lines: otherLines + rules + steps + tests * (printsPerTest + 1),
    lineBytes,
    totalBytes: "tests" in request ? runBytes : traceBytes,
  };
}
