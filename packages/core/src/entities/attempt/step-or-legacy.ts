import type { AnyAttempt, V2Step } from "../attempt-v2.ts";

/** `OLD`: an attempt of the older flow, which has no steps. */
export type StepOrLegacy = V2Step | "OLD";

export function stepOrLegacy({ v2Step }: Pick<AnyAttempt, "v2Step">): StepOrLegacy {
  return v2Step ?? "OLD";
}
