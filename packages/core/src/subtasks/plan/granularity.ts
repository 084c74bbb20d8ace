import {
  type Granularity,
  type GranularityOption,
  granularities,
} from "../../entities/subtasks/sub-task-plan.ts";
import type { TruncationCount } from "../../ports/subtasks.ts";

/** The share of steps to items: twelve items become twelve, five or two steps. */
const shares: Record<Granularity, number> = { fine: 1, medium: 5 / 12, coarse: 2 / 12 };

/** About how long the answer to one step becomes, in tokens. */
export const tokensEach: Record<Granularity, number> = { fine: 200, medium: 800, coarse: 2_000 };

/** The most steps of a plan, so that a learner can still read it. */
export const MAX_GROUPS = 40;

export function groupCount(items: number, granularity: Granularity): number {
  return Math.min(MAX_GROUPS, Math.max(1, Math.ceil(items * shares[granularity])));
}

/** Up to this many items, each gets a step of its own. */
export const FEW_ITEMS = 6;
/** From this many files on, a request counts as complex. */
export const MANY_FILES = 3;
/** From this many lines of code on, a request counts as complex. */
export const COMPLEX_LINES = 60;
/** If more than this share of earlier replies was cut, a finer granularity is chosen. */
export const HIGH_TRUNCATION = 0.1;
/** With fewer earlier replies the share says nothing. */
const LEAST_REPLIES = 5;

export type Complexity = { items: number; files: number; codeLines: number };

/** Chooses by the number of items, the complexity, and how often such replies were cut so far. */
export function chooseGranularity(
  { items, files, codeLines }: Complexity,
  past: readonly TruncationCount[],
): Granularity {
  const isComplex = files >= MANY_FILES || codeLines >= COMPLEX_LINES;
  const first = items <= FEW_ITEMS || isComplex ? "fine" : "medium";
  const finer = granularities.slice(0, granularities.indexOf(first) + 1).toReversed();
  return finer.find((granularity) => !isOftenCut(granularity, past)) ?? "fine";
}

function isOftenCut(granularity: Granularity, past: readonly TruncationCount[]): boolean {
  const counted = past.find((count) => count.granularity === granularity);
  if (!counted || counted.tasks < LEAST_REPLIES) return false;
  return counted.truncated / counted.tasks > HIGH_TRUNCATION;
}

export function granularityOptions(
  countAt: (granularity: Granularity) => number,
  recommended: Granularity,
): GranularityOption[] {
  return granularities.map((granularity) => ({
    granularity,
    tasks: countAt(granularity),
    tokensEach: tokensEach[granularity],
    recommended: granularity === recommended,
  }));
}
