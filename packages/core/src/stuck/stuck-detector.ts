import { defaultStuckConfig, type StuckConfig } from "../entities/stuck/stuck-config.ts";

export const stuckStates = ["PROGRESSING", "WARNING", "STUCK"] as const;
export type StuckState = (typeof stuckStates)[number];
type Thresholds = Pick<StuckConfig, "progressThreshold" | "warnAfter" | "stuckAfter">;

/** Given each progress score in turn, returns the state by how many in a row show no progress. */
export class StuckDetector {
  readonly #thresholds: Thresholds;
  #consecutiveNoProgress = 0;

  constructor(thresholds: Thresholds = defaultStuckConfig) {
    this.#thresholds = thresholds;
  }

  check(progressScore: number): StuckState {
    const { progressThreshold, warnAfter, stuckAfter } = this.#thresholds;
    if (progressScore >= progressThreshold) {
      this.#consecutiveNoProgress = 0;
      return "PROGRESSING";
    }
    this.#consecutiveNoProgress += 1;
    if (this.#consecutiveNoProgress >= stuckAfter) return "STUCK";
    return this.#consecutiveNoProgress >= warnAfter ? "WARNING" : "PROGRESSING";
  }
}
