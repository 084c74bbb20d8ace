import type { FallbackReason } from "@foothold/core/coach";

/** Why the built-in coach answered, for the learner. */
export const fallbackWords: Record<FallbackReason, string> = {
  "rate-limited": "The coach you chose is busy right now.",
  unavailable: "The coach you chose could not be reached.",
  "timed-out": "The coach you chose took too long.",
  refused: "The coach you chose refused to answer this.",
  truncated: "The answer of the coach you chose was cut off.",
  malformed: "The answer of the coach you chose could not be read.",
  "not-configured":
    "The coach you chose is not available here. You can choose another in Settings.",
  "not-allowed": "The coach you chose is switched off here. You can choose another in Settings.",
  cancelled: "You stopped the answer before it was complete.",
  leak: "The answer of the coach you chose gave too much away and was held back.",
  "budget-spent":
    "This month’s budget for the coach you chose is spent. It answers again next month, or when an admin raises the budget.",
  "limit-reached":
    "You have reached the limit of questions to the coach you chose. Try again later.",
};

/** Reasons after which the chosen coach may well answer if asked again at once. */
export const worthRetrying: ReadonlySet<FallbackReason> = new Set([
  "rate-limited",
  "unavailable",
  "timed-out",
  "truncated",
  "malformed",
  "cancelled",
  "leak",
]);
