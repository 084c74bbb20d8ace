import type { FallbackReason } from "@foothold/core/coach";

/** Why the built-in coach answered, for the learner. */
export const fallbackWords: Record<FallbackReason, string> = {
  "rate-limited": "The coach you chose has too much to do just now.",
  unavailable: "The coach you chose could not be reached.",
  "timed-out": "The coach you chose took too long.",
  refused: "The coach you chose would not answer this.",
  truncated: "The answer of the coach you chose broke off.",
  malformed: "The answer of the coach you chose could not be read.",
  "not-configured":
    "The coach you chose is not available here. You can choose another in Settings.",
  "not-allowed": "The coach you chose is switched off here. You can choose another in Settings.",
  cancelled: "You left while the coach was answering.",
  leak: "The coach you chose would have given too much away.",
  "limit-reached": "You have asked the coach you chose as often as you may for now.",
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
