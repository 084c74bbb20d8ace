import {
  defaultRunLimits,
  maxSourceBytes,
  type ProgramError,
  type RunLimits,
  type RunOutcome,
  type RunRequest,
  type TestOutcome,
  type TraceRequest,
} from "@foothold/core/runs";
import type { Program } from "./messages/protocol.ts";

export const limitsOf = (request: RunRequest | TraceRequest): RunLimits => ({
  ...defaultRunLimits,
  ...withoutUndefined(request.limits ?? {}),
});

const withoutUndefined = (limits: object): Partial<RunLimits> =>
  Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));

export const programOf = (request: RunRequest | TraceRequest, task: Program["task"]): Program => ({
  kind: "program",
  task,
  language: request.language,
  code: request.code,
  entryPoint: request.entryPoint,
  signature: request.signature ?? { parameters: [], returns: "plain" },
  rules: "rules" in request ? (request.rules ?? []) : [],
  stdoutChars: limitsOf(request).stdoutBytes,
});

/** Refuses a program before a sandbox is taken. */
export function refuseSource(code: string): ProgramError | undefined {
  if (new TextEncoder().encode(code).length <= maxSourceBytes) return undefined;
  const message = `The program is longer than ${maxSourceBytes / 1024} KB.`;
  return { type: "SourceTooLong", message, frames: [] };
}

export function didNotCompile(request: RunRequest, error: ProgramError): RunOutcome {
  const tests = request.tests.map((test, index) => untouchedTest(index, test.hidden ?? false));
  return { status: "did-not-compile", error, tests, timeMs: 0, peakMemoryBytes: 0 };
}

export const untouchedTest = (index: number, hidden: boolean): TestOutcome => ({
  index,
  status: "not-run",
  hidden,
  stdout: "",
  stdoutTruncated: false,
  timeMs: 0,
  peakMemoryBytes: 0,
});
