import type { FallbackReason } from "@foothold/core/coach";

/** Why a model's test failed, in words for an admin. */
export const failureWords: Record<FallbackReason, string> = {
  "rate-limited": "has reached its limit at the provider; wait, or raise the quota",
  unavailable: "could not be reached, or rests after failing too often",
  "timed-out": "did not answer in time",
  refused: "would not answer",
  truncated: "broke off in its answer",
  malformed: "answered with something unreadable, or with nothing",
  "not-configured": "is not there: the key is wrong, or the provider knows no model of that name",
  "not-allowed": "is switched off here",
  cancelled: "was stopped",
  leak: "gave too much away",
  "budget-spent": "may not be asked any more this month: the budget is spent",
  "limit-reached": "may not be asked more often for now",
};
