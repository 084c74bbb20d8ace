import { AppError } from "@foothold/core";

type Waiting = { start(): void };
export type FairQueue = {
  /** Runs the task when its turn comes; refuses with `runner-busy` where too many wait already. */
  run<Result>(requester: string, task: () => Promise<Result>): Promise<Result>;
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

  return {
    get waiting() {
      return waiting;
    },
    get running() {
      return running;
    },
    async run(requester, task) {
      if (waiting >= options.maxWaiting) refuse();
      await new Promise<void>((start) => {
        const line = lines.get(requester) ?? [];
        line.push({ start });
        lines.set(requester, line);
        waiting += 1;
        startNext();
      });
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
