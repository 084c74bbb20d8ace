import {
  defaultRunLimits,
  type Language,
  maxNeighbours,
  maxSourceBytes,
  type ProgramError,
  type RunLimits,
  type RunOutcome,
  type RunRequest,
  sourceFileSchema,
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
  path: request.path ?? `solution.${extensions[request.language]}`,
  neighbours: request.neighbours ?? null,
  mode: request.mode ?? "function",
  entryPoint: request.entryPoint,
  signature: request.signature ?? { parameters: [], returns: "plain" },
  rules: "rules" in request ? (request.rules ?? []) : [],
  stdoutChars: limitsOf(request).stdoutBytes,
});

const extensions: Record<Language, string> = { javascript: "js", typescript: "ts", python: "py" };

/** Refuses a program before a sandbox is taken. */
export function refuseSource({ code, neighbours = [] }: RunRequest | TraceRequest) {
  const encoder = new TextEncoder();
  const bytes = [code, ...neighbours.map(({ content }) => content)]
    .map((text) => encoder.encode(text).length)
    .reduce((sum, length) => sum + length, 0);
  const names = neighbours.map(({ path }) => path);
  const isUsual =
    neighbours.length <= maxNeighbours &&
    new Set(names).size === names.length &&
    neighbours.every((file) => sourceFileSchema.safeParse(file).success);
  if (!isUsual) return refusal("UnusualFiles", "These files cannot be beside a program.");
  if (bytes <= maxSourceBytes) return undefined;
  return refusal("SourceTooLong", `The program is longer than ${maxSourceBytes / 1024} KB.`);
}

const refusal = (type: string, message: string): ProgramError => ({ type, message, frames: [] });

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
