import type { StopSignal } from "@foothold/core/coach";
import { AppError } from "@foothold/core/errors";
import { cancelledError, whenCancelled } from "../../drive/withdrawn.ts";

type Waiting = { start(): void };
export type FairQueue = {
  /**
   * Runs the task when its turn comes; refuses with `runner-busy` where too many wait already. Whose signal
   * fires while it waits leaves the line.
   */
  run<Result>(requester: string, task: () => Promise<Result>, signal?: StopSignal): Promise<Result>;
  readonly waiting: number;
  readonly running: number;
};

const firstGuessMs = 500;

/** First come first served within a requester, in turns between requesters. */
export function fairQueue(options: { maxRunning: number; maxWaiting: number }): FairQueue {
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  let running = 0;
  let averageMs = firstGuessMs;

  function startNext(): void {
    while (running < options.maxRunning && waiting > 0) {
      const [requester, line] = lines.entries().next().value as [string, Waiting[]];
      const next = line.shift();
      lines.delete(requester);
      // To the back of the round, behind everyone else who waits.
      if (line.length > 0) lines.set(requester, line);
      waiting -= 1;
      running += 1;
      next?.start();
    }
  }

  function refuse(): never {
    const retryAfterSeconds = Math.max(
      1,
      Math.ceil((waiting * averageMs) / options.maxRunning / 1_000),
    );
    throw new AppError(
      "runner-busy",
      "Many programs are waiting to be run. Try again in a moment.",
      {
        retryAfterSeconds,
        details: { waiting },
      },
    );
  }

  function leave(requester: string, one: Waiting): void {
    const line = lines.get(requester) ?? [];
    const others = line.filter((other) => other !== one);
    if (others.length === line.length) return;
    if (others.length > 0) lines.set(requester, others);
    else lines.delete(requester);
    waiting -= 1;
  }

  async function turnOf(requester: string, signal: StopSignal | undefined): Promise<void> {
    if (signal?.aborted) throw cancelledError();
    let stopListening = (): void => undefined;
    await new Promise<void>((start, refuseTurn) => {
      const one = { start };
      stopListening = whenCancelled(signal, () => {
        leave(requester, one);
        refuseTurn(cancelledError());
      });
      lines.set(requester, [...(lines.get(requester) ?? []), one]);
      waiting += 1;
      startNext();
    }).finally(() => stopListening());
  }

  return {
    get waiting() {
      return waiting;
    },
    get running() {
      return running;
    },
    async run(requester, task, signal) {
      if (waiting >= options.maxWaiting) refuse();
      await turnOf(requester, signal);
      const started = performance.now();
      try {
        return await task();
      } finally {
        running -= 1;
        averageMs = averageMs * 0.9 + (performance.now() - started) * 0.1;
        startNext();
      }
    },
  };
}
