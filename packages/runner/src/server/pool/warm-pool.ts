import { AppError } from "@foothold/core/errors";
import type { SandboxProcess } from "../process/sandbox-process.ts";

export type WarmPool = {
  /** Gives a sandbox that no program has used; another one starts warming soon. */
  take(): Promise<SandboxProcess>;
  readonly ready: number;
  close(): Promise<void>;
};

export const maxFailedStarts = 3;
const retryMs = 1_000;
/** A usual submission is done after this time, so it does not share its core with the start of the next sandbox. */
export const refillDelayMs = 30;

export function warmPool(size: number, start: () => SandboxProcess): WarmPool {
  const ready: SandboxProcess[] = [];
  const alive = new Set<SandboxProcess>();
  const takers: { give(sandbox: SandboxProcess): void; refuse(error: unknown): void }[] = [];
  let starting = 0;
  let failedStarts = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let refillTimer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function refill(): void {
    while (!isClosed && starting + ready.length < size + takers.length) warmOne();
  }

  function refillSoon(): void {
    refillTimer ??= setTimeout(() => {
      refillTimer = undefined;
      refill();
    }, refillDelayMs);
  }

  function warmOne(): void {
    starting += 1;
    const sandbox = start();
    alive.add(sandbox);
    sandbox.gone.then(() => {
      alive.delete(sandbox);
      const index = ready.indexOf(sandbox);
      if (index < 0) return;
      ready.splice(index, 1);
      refill();
    });
    sandbox.ready.then(
      () => {
        starting -= 1;
        failedStarts = 0;
        const taker = takers.shift();
        if (taker) taker.give(sandbox);
        else ready.push(sandbox);
      },
      (cause: unknown) => {
        starting -= 1;
        failedStarts += 1;
        if (isClosed) return;
        if (failedStarts < maxFailedStarts) refill();
        else giveUp(cause);
      },
    );
  }

  /** Rejects those who wait; a later caller makes the pool try again, but not on every call. */
  function giveUp(cause: unknown): void {
    for (const { refuse } of takers.splice(0)) refuse(unavailable(cause));
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined;
      failedStarts = 0;
      refill();
    }, retryMs);
    retryTimer.unref();
  }

  refill();
  return {
    get ready() {
      return ready.length;
    },
    take() {
      if (isClosed) return Promise.reject(unavailable("closed"));
      const sandbox = ready.shift();
      if (sandbox) {
        refillSoon();
        return Promise.resolve(sandbox);
      }
      if (failedStarts >= maxFailedStarts) return Promise.reject(unavailable("it does not start"));
      return new Promise((give, refuse) => {
        takers.push({ give, refuse });
        refill();
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(retryTimer);
      clearTimeout(refillTimer);
      for (const { refuse } of takers.splice(0)) refuse(unavailable("closed"));
      const leaving = [...alive];
      for (const sandbox of leaving) sandbox.withdraw();
      await Promise.all(leaving.map((sandbox) => sandbox.gone));
    },
  };
}

const unavailable = (cause: unknown): AppError =>
  new AppError("runner-unavailable", "Programs cannot be run at the moment.", {
    retryAfterSeconds: 5,
    cause,
  });
