import type { FallbackReason } from "../../../entities/coach/fallback-reason.ts";

/** Says why a reply ends early, so that the learner neither waits for the rest nor takes it for complete. */
export const unfinishedWords = (reason: FallbackReason): string =>
  reason === "leak"
    ? "The rest of this reply would have given too much away, so it was held back. The built-in coach goes on:"
    : "The rest of this reply did not arrive. The built-in coach goes on:";
