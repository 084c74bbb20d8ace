import { AppError, type Coach } from "@foothold/core";

const RETRY_AFTER_SECONDS = 60;

const unavailable = () =>
  Promise.reject(
    new AppError("coach-unavailable", "There is no coach here yet.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      suggestions: ["What you sent is saved. Ask whoever runs Foothold to set up a coach."],
    }),
  );

/** Stands where a coach should be, and says so. */
export const noCoach: Coach = {
  assessExplanation: unavailable,
  suggestPatterns: unavailable,
  judgeChoice: unavailable,
  discoverPattern: unavailable,
  hint: unavailable,
  explainFailure: unavailable,
  stuckAction: unavailable,
  assessRecap: unavailable,
};
