import type {
  BrokenRule,
  Language,
  RunMode,
  Signature,
  SourceFile,
  SourceRule,
  TraceStep,
} from "@foothold/core/runs";
import type { LinkedModule } from "../../languages/javascript/linked-module.ts";

/** From host to sandbox. Expected values are never sent. */
export type Program = {
  kind: "program";
  task: "run" | "trace";
  language: Language;
  code: string;
  path: string;
  neighbours: readonly SourceFile[] | null;
  mode: RunMode;
  entryPoint: string;
  signature: Signature;
  rules: SourceRule[];
  stdoutChars: number;
};
export type Batch = { kind: "batch"; argsJson: string[] };
export type ToSandbox = Program | Batch;

/** With a path when it is not in the program itself. */
export type RawFrame = { name: string; line: number; column?: number; path?: string };
/** How places in the script that ran are found again in the learner's files. */
export type SourceMap = { mappings: string; modules?: LinkedModule[] };
export type Place = {
  /** JavaScript's stack, as text. */
  stack?: string;
  /** Python's frames, innermost first. */
  frames?: RawFrame[];
};
export type RawError = Place & { type: string; message: string };
export type RawResult = { value: unknown } | { error: RawError };

/** From sandbox to host, in the order of the batch: a test begins where the one before it ends. */
export type FromSandbox =
  | { kind: "not-compiled"; error: RawError }
  | ({ kind: "compiled"; brokenRules: BrokenRule[] } & SourceMap)
  /** A forbidden function was called under a name that was unknown before the run. Sent once for each rule. */
  | ({ kind: "rule-broken"; rule: string } & Place)
  | { kind: "out"; text: string }
  | { kind: "out-cut" }
  | { kind: "step"; step: TraceStep }
  | { kind: "trace-cut"; reason: "steps" | "bytes" }
  | { kind: "end"; ms: number; result: RawResult };

/** The first prints of a test are sent one by one, later ones in pieces of at least this size. */
export const promptPrints = 200;
export const printPieceChars = 1_024;

/** For all tests of a run together. Results up to the small size are always sent. */
export const maxPrintedChars = 2 * 1024 * 1024;
export const maxResultsChars = 4 * 1024 * 1024;
export const smallResultChars = 4 * 1024;

/** How an engine in the sandbox exchanges messages with its host. Messages to the host are JSON text. */
export type Port = {
  send(messageJson: string): void;
  receive(): ToSandbox | Promise<ToSandbox>;
};
