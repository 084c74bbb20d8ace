import type { RunRequest, TraceRequest } from "@foothold/core/runs";
import { limitsOf } from "../prepare-program.ts";
import {
  maxPrintedChars,
  maxResultsChars,
  printPieceChars,
  promptPrints,
  smallResultChars,
} from "./protocol.ts";

/** The most that a sandbox may send in a run, counted before anything is parsed. */
export type MessageBudget = { lines: number; lineBytes: number; totalBytes: number };

export const maxTraceSteps = 1_000;

const megabyte = 1024 * 1024;
/** For values, which are escaped when counted, and for printed text, which is not. */
const bytesPerChar = 3;
const bytesPerPrintedChar = 6;
/** A result has at most a million characters. */
const lineBytes = 3.5 * megabyte;
const stepsBytes = bytesPerChar * megabyte;
/** For the compiler's report and the envelope of each message. */
const otherBytes = megabyte;
/** For the compiler's report, the end of a trace, and one to spare. */
const otherLines = 4;

/** More than our own code in the sandbox ever sends for this request. */
export function messageBudgetOf(request: RunRequest | TraceRequest): MessageBudget {
  const tests = "tests" in request ? request.tests.length : 1;
  const steps = "tests" in request ? 0 : maxTraceSteps;
  const rules = "rules" in request ? (request.rules?.length ?? 0) : 0;
  const { stdoutBytes } = limitsOf(request);
  const printsPerTest = promptPrints + Math.ceil(stdoutBytes / printPieceChars) + 3;
  return {
    lines: otherLines + rules + steps + tests * (printsPerTest + 1),
    lineBytes,
    totalBytes:
      bytesPerChar * (maxResultsChars + tests * smallResultChars) +
      bytesPerPrintedChar * Math.min(maxPrintedChars, tests * stdoutBytes) +
      (steps > 0 ? stepsBytes : 0) +
      otherBytes,
  };
}
