import type { MessageBudget } from "./messages/message-budget.ts";
import type { FromSandbox, ToSandbox } from "./messages/protocol.ts";

export type SandboxEnd =
  | { kind: "out-of-memory" }
  /** The program ended or crashed its own process. */
  | { kind: "ended" }
  /** It sent more than our sandbox ever sends, an unknown message, or one out of order. */
  | { kind: "forged" }
  /** We took it away: the program is not to blame, and there is no outcome. */
  | { kind: "withdrawn" };

/** A sandbox that is ready for one program: a process on the server, a worker in the browser. */
export type SandboxHandle = {
  send(message: ToSandbox): void;
  listen(listener: { message(message: FromSandbox): void; end(end: SandboxEnd): void }): void;
  /**
   * Starts counting; calls `end` with `out-of-memory` when the program takes too much memory, and with `forged` when it
   * sends more than the budget.
   */
  limit(memoryBytes: number, messages: MessageBudget): void;
  /** The highest use since the last call, above what the idle sandbox takes. */
  takePeakBytes(): number;
  /** How long it has been ready to run while the machine ran others; null when unknown. */
  waitedMs(): number | null;
  /** Its message cannot be from our code: calls `end` with `forged`. */
  refuse(): void;
  /** The program has ended normally; a reusable sandbox may run the next one. */
  release(): void;
  /** Ends the sandbox and everything that it started. */
  destroy(): void;
};
