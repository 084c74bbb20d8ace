import { DAY_MS } from "../../entities/day-ms.ts";
import type { HiddenRun } from "../../ports/attempt.ts";
import { isSameCode, similarity } from "./code-shape.ts";

export const PROBING = {
  /** For how long a run counts. */
  windowMs: 7 * DAY_MS,
  /** How many changes of the told results are free: somebody who is stuck may hand in a dozen different programs. */
  freeChanges: 14,
  /** Two programs with at least this share of common passages are nearly equal. */
  similarFrom: 0.5,
  /** The weight of a change when the program before was not similar. */
  otherWeight: 0.5,
  firstWaitMs: 60_000,
  longestWaitMs: 60 * 60 * 1000,
} as const;

export type Probing =
  | { probing: false; changes: number }
  | { probing: true; changes: number; waitMs: number };

/**
 * Handing in one nearly equal program after the other reads hidden tests out, bit by bit. Each further run then has to
 * wait, twice as long as the one before. `runs` are one person's on one problem, oldest first.
 */
export function detectProbing(runs: readonly HiddenRun[], now: Date): Probing {
  const since = now.getTime() - PROBING.windowMs;
  const recent = runs.filter(({ at }) => Date.parse(at) >= since);
  const changes = recent.reduce((sum, run, at) => sum + changeIn(recent.slice(0, at), run), 0);
  const last = recent.at(-1);
  if (!last || changes < PROBING.freeChanges) return { probing: false, changes };
  const doubled = 2 ** Math.floor(changes - PROBING.freeChanges);
  const pauseMs = Math.min(PROBING.firstWaitMs * doubled, PROBING.longestWaitMs);
  return {
    probing: true,
    changes,
    waitMs: Math.max(0, Date.parse(last.at) + pauseMs - now.getTime()),
  };
}

function changeIn(before: readonly HiddenRun[], run: HiddenRun): number {
  const similar = before.findLast(
    ({ shape }) => similarity(shape, run.shape) >= PROBING.similarFrom,
  );
  const compared = similar ?? before.at(-1);
  if (!compared || compared.told === run.told || isSameCode(compared.shape, run.shape)) return 0;
  return similar ? 1 : PROBING.otherWeight;
}
