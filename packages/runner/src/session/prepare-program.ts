import {
  defaultRunLimits,
  maxSourceBytes,
  type ProgramError,
  type RunLimits,
  type RunRequest,
  type TraceRequest,
} from "@foothold/core";
import type { Program } from "./protocol.ts";

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

/** What is refused before any sandbox is taken. */
export function refuseSource(code: string): ProgramError | undefined {
  if (new TextEncoder().encode(code).length <= maxSourceBytes) return undefined;
  const message = `The program is longer than ${maxSourceBytes / 1024} KB.`;
  return { type: "SourceTooLong", message, frames: [] };
}
