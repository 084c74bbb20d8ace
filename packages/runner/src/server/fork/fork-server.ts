import type { Launched } from "../launch/open-launcher.ts";
import type { ForkParent } from "./fork-parent.ts";

export type ForkServer = {
  /** A copy; null when none can be made now, so that the sandbox has to be started anew. */
  start(): Launched | null;
  /** Tells that a copy was not ready: its parent is replaced. */
  failed(): void;
  readonly isReady: boolean;
  close(): Promise<void>;
};

/** Copies of one parent share where their memory lies and its hash seed, so that it is renewed. */
export const maxCopies = 1_000;
export const maxAgeMs = 60 * 60_000;
/** One that has ended is opened again after this time; after as many failures as here it is not tried again. */
export const reopenMs = 1_000;
/** In a row, with no parent that lived its time in between. */
export const maxFailures = 5;

type Current = { parent: ForkParent; made: number; readyAt: number };

/** Keeps one parent ready, opens the next one before it is worn, and lets old ones go when their last copy has ended. */
export function forkServer(open: () => ForkParent, now: () => number = Date.now): ForkServer {
  const parents = new Set<ForkParent>();
  let current: Current | undefined;
  let isOpening = false;
  let failures = 0;
  let isClosed = false;

  function openNext(): void {
    if (isOpening || isClosed || failures >= maxFailures) return;
    isOpening = true;
    const parent = open();
    parents.add(parent);
    parent.ready.then(
      () => {
        isOpening = false;
        const worn = current?.parent;
        current = { parent, made: 0, readyAt: now() };
        if (worn) {
          failures = 0;
          void letGo(worn);
        }
      },
      () => {
        isOpening = false;
        failures += 1;
      },
    );
    void parent.gone.then(() => {
      parents.delete(parent);
      if (current?.parent !== parent || isClosed) return;
      current = undefined;
      setTimeout(openNext, reopenMs).unref();
    });
  }
  async function letGo(parent: ForkParent): Promise<void> {
    await parent.whenIdle();
    await parent.close();
  }
  /** What it has copied so far goes on. */
  function replace(): void {
    if (!current) return;
    void letGo(current.parent);
    current = undefined;
    setTimeout(openNext, reopenMs).unref();
  }
  openNext();
  return {
    start() {
      if (!current) {
        openNext();
        return null;
      }
      if (!current.parent.isReachable) {
        replace();
        return null;
      }
      current.made += 1;
      if (current.made >= maxCopies || now() - current.readyAt >= maxAgeMs) openNext();
      return current.parent.copy();
    },
    failed() {
      failures += 1;
      replace();
    },
    get isReady() {
      return current !== undefined;
    },
    async close() {
      isClosed = true;
      await Promise.all([...parents].map((parent) => parent.close()));
    },
  };
}
