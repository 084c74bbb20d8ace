import type { RunRequest, TraceRequest } from "@foothold/core/runs";
import { limitsOf } from "../prepare-program.ts";
import {
  maxPrintedChars,
  maxResultsChars,
  printPieceChars,
  promptPrints,
  smallResultChars,
} from "./protocol.ts";

/** What a sandbox may send in a run, counted before anything of it is parsed. */
export type MessageBudget = { lines: number; lineBytes: number; totalBytes: number };

export const maxTraceSteps = 1_000;

const megabyte = 1024 * 1024;
/** In a value, which is escaped when it is counted, and in what is printed, which is not. */
const bytesPerChar = 3;
const bytesPerPrintedChar = 6;
/** A result has at most a million characters. */
const lineBytes = 3.5 * megabyte;
const stepsBytes = bytesPerChar * megabyte;
/** The compiler's word, and what is around each message. */
const otherBytes = megabyte;
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
    totalBytes:
      bytesPerChar * (maxResultsChars + tests * smallResultChars) +
      bytesPerPrintedChar * Math.min(maxPrintedChars, tests * stdoutBytes) +
      (steps > 0 ? stepsBytes : 0) +
      otherBytes,
  };
}
