import type { MessageBudget } from "./messages/message-budget.ts";
import type { FromSandbox, ToSandbox } from "./messages/protocol.ts";

export type SandboxEnd =
  | { kind: "out-of-memory" }
  /** The program ended its own process, or broke it. */
  | { kind: "ended" }
  /** It sent more than a sandbox of ours sends, or what none of ours says, or said it out of turn. */
  | { kind: "forged" }
  /** Taken away by us: the program is not to blame, and there is no outcome. */
  | { kind: "withdrawn" };

/** A sandbox that is ready for one program: a process on the server, a worker in the browser. */
export type SandboxHandle = {
  send(message: ToSandbox): void;
  listen(listener: { message(message: FromSandbox): void; end(end: SandboxEnd): void }): void;
  /**
   * Starts counting; calls `end` with out-of-memory where the program takes more than it may, with forged where
   * more is sent than the budget allows.
   */
  limit(memoryBytes: number, messages: MessageBudget): void;
  /** The highest seen since the call before, above what the idle sandbox takes. */
  takePeakBytes(): number;
  /** How long it was ready to run and the machine ran others, so far; null where nobody can tell. */
  waitedMs(): number | null;
  /** What it said cannot be from our side: calls `end` with forged. */
  refuse(): void;
  /** The program has come to its own end. Where a sandbox serves several, it may serve the next. */
  release(): void;
  /** Ends it and all it started, for good. */
  destroy(): void;
};
