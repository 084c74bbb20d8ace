import { Worker } from "node:worker_threads";
import type { Problem } from "@foothold/core/catalog";
import { outcomeOf } from "./outcome.ts";
import type {
  AskName,
  Asks,
  FromThread,
  Outcome,
  ReadingName,
  Sent,
  SentProblem,
  ToThread,
} from "./protocol.ts";

/** One text to be read, and who waits for it. */
export type Reading = {
  person: string;
  name: ReadingName;
  /** null where the text is about no problem. */
  problem: Problem | null;
  context: Sent;
  asks: Asks;
  /** How often this was begun again because its thread ended. */
  restarts: number;
  settle(outcome: Outcome): void;
};

/** `not-started`: the thread ended before it could take a reading. */
export type ThreadEnd = "too-slow" | "failed" | "not-started";
type Watcher = {
  /** The thread can take a reading. */
  onIdle(thread: ReaderThread): void;
  /** An idle thread continues a reading that was waiting for an answer, so it cannot take another one. */
  onBusy(thread: ReaderThread): void;
  /**
   * `guilty` was being read when the thread ended; `others` were waiting for an answer and can begin again in another
   * thread.
   */
  onEnd(thread: ReaderThread, end: ThreadEnd, guilty: Reading | undefined, others: Reading[]): void;
};

export type ReaderThread = {
  take(reading: Reading): void;
  close(): Promise<unknown>;
};

const MAX_PROBLEMS_KNOWN = 100;
const MAX_MEGABYTES = 256;

/**
 * Starts one thread. It gets its next message when it says that it is idle, so a message that takes too long tells
 * which reading is to blame.
 */
export function startReaderThread(
  file: URL,
  limitMs: number,
  keyOf: (problem: Problem) => number,
  { onIdle, onBusy, onEnd }: Watcher,
): ReaderThread {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES } });
  // A thread that waits does not keep the process alive.
  worker.unref();
  const begun = new Map<number, Reading>();
  const known = new Set<number>();
  const answers: { reading: Reading; message: ToThread }[] = [];
  let current: Reading | undefined;
  let timer: NodeJS.Timeout | undefined;
  let readings = 0;
  let isReady = false;
  let isOver = false;

  function send(reading: Reading, message: ToThread): void {
    current = reading;
    timer = setTimeout(() => end("too-slow"), limitMs);
    try {
      worker.postMessage(message);
    } catch {
      // A message that cannot be sent is a mistake of ours; whoever waits for it gets an error.
      end("failed");
    }
  }

  /** A problem that the thread does not know yet is sent whole. */
  function sentProblem(problem: Problem): SentProblem {
    const key = keyOf(problem);
    if (known.has(key)) return { key };
    known.add(key);
    return { key, value: problem };
  }

  function take(reading: Reading): void {
    const id = readings++;
    const forgetProblems = known.size >= MAX_PROBLEMS_KNOWN;
    if (forgetProblems) known.clear();
    const problem = reading.problem && sentProblem(reading.problem);
    begun.set(id, reading);
    const { name, context } = reading;
    send(reading, { type: "read", id, name, problem, forgetProblems, context });
  }

  function answer(reading: Reading, askId: number, name: AskName, args: unknown[]): void {
    // The thread calls each by the same types.
    const ask = reading.asks[name] as (...args: unknown[]) => Promise<unknown>;
    void outcomeOf(ask(...args)).then((outcome) => {
      if (isOver) return;
      answers.push({ reading, message: { type: "answer", askId, outcome } });
      if (current) return;
      onBusy(thread);
      rest();
    });
  }

  /** Readings that were begun go on before another one begins. */
  function rest(): void {
    isReady = true;
    clearTimeout(timer);
    current = undefined;
    const next = answers.shift();
    if (next) send(next.reading, next.message);
    else onIdle(thread);
  }

  worker.on("message", (message: FromThread) => {
    if (isOver) return;
    if (message.type === "idle") return rest();
    if (message.type === "ask") {
      if (current) answer(current, message.askId, message.name, message.args);
      return;
    }
    begun.get(message.id)?.settle(message.outcome);
    begun.delete(message.id);
  });
  worker.on("error", () => end(isReady ? "failed" : "not-started"));
  worker.on("exit", () => end(isReady ? "failed" : "not-started"));

  function end(reason: ThreadEnd): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    void worker.terminate();
    const guilty = current;
    onEnd(
      thread,
      reason,
      guilty,
      [...begun.values()].filter((reading) => reading !== guilty),
    );
  }

  const thread: ReaderThread = {
    take,
    close() {
      isOver = true;
      clearTimeout(timer);
      return worker.terminate();
    },
  };
  return thread;
}
