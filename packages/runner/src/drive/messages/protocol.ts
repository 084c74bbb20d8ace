import type { BrokenRule, Language, Signature, SourceRule, TraceStep } from "@foothold/core/runs";

/** Host → sandbox. Expected values are not part of it. */
export type Program = {
  kind: "program";
  task: "run" | "trace";
  language: Language;
  code: string;
  entryPoint: string;
  signature: Signature;
  rules: SourceRule[];
  stdoutChars: number;
};
export type Batch = { kind: "batch"; argsJson: string[] };
export type ToSandbox = Program | Batch;

export type Place = {
  /** JavaScript gives its stack as text … */
  stack?: string;
  /** … Python its frames, innermost first. */
  frames?: { name: string; line: number; column?: number }[];
};
export type RawError = Place & { type: string; message: string };
export type RawResult = { value: unknown } | { error: RawError };

/** Sandbox → host, in the order of the batch: a test begins where the one before it ends. */
export type FromSandbox =
  | { kind: "not-compiled"; error: RawError }
  | { kind: "compiled"; brokenRules: BrokenRule[]; mappings: string }
  /** A function that a rule forbids was called, by a name that could not be seen before. Once for each rule. */
  | ({ kind: "rule-broken"; rule: string } & Place)
  | { kind: "out"; text: string }
  | { kind: "out-cut" }
  | { kind: "step"; step: TraceStep }
  | { kind: "trace-cut"; reason: "steps" | "bytes" }
  | { kind: "end"; ms: number; result: RawResult };

/** What a test prints is sent one print at a time at first, then in pieces of at least this size. */
export const promptPrints = 200;
export const printPieceChars = 1_024;

/** Of all tests of a run together. Results of up to the small size are sent in any case. */
export const maxPrintedChars = 2 * 1024 * 1024;
export const maxResultsChars = 4 * 1024 * 1024;
export const smallResultChars = 4 * 1024;

/** How an engine inside the sandbox talks to its host. Messages to the host are JSON text. */
export type Port = {
  send(messageJson: string): void;
  receive(): ToSandbox | Promise<ToSandbox>;
};
