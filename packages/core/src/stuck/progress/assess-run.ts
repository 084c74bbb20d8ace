import type { DetailsOf } from "../../entities/attempt/attempt-event.ts";
import type {
  Progress,
  ProgressReason,
  RunFailure,
  StuckTrail,
} from "../../entities/stuck/stuck-trail.ts";
import { codeWork } from "./code-work.ts";
import { partialProgressScore, progressOf, progressScores } from "./progress-scores.ts";
import { isSmaller } from "./run-failure.ts";

/** The progress of a test run compared with all runs before it. */
export function assessRun(
  trail: StuckTrail,
  { testResults }: DetailsOf<"tests-run">,
  { failure, code, silentCode }: { failure: RunFailure | null; code: string; silentCode: string },
): Progress {
  if (!failure) return progressOf(progressScores.completed, "step-completed");
  const work = codeWork(trail, code);
  const before = trail.lastRun;
  const newlyPassing = testResults.filter(
    ({ index, status }) => status === "passed" && !trail.everPassed.includes(index),
  ).length;
  if (newlyPassing > 0) {
    const missing = testResults.length - trail.everPassed.length;
    const score = partialProgressScore(newlyPassing, missing);
    return before
      ? progressOf(score, "new-tests-passing")
      : progressOf(score, "new-tests-passing", "first-try");
  }
  if (!before) {
    return work === "code-changed"
      ? progressOf(progressScores.firstTry, "first-try")
      : progressOf(progressScores.repetition, work);
  }
  if (work !== "code-changed")
    return progressOf(progressScores.repetition, work, sameness(failure, before));
  if (isSmaller(failure, before)) {
    return progressOf(progressScores.smallerFailure, "smaller-failure", work);
  }
  const reason = sameness(failure, before);
  if (silentCode === trail.silentCode) return lookedInside(trail, reason);
  const score =
    reason === "same-failure" ? progressScores.changedInVain : progressScores.otherFailure;
  return progressOf(score, reason, work);
}

function sameness(now: RunFailure, before: RunFailure) {
  return now.signature === before.signature ? "same-failure" : "different-failure";
}

/** Adding prints counts as work once; doing so again without a result does not. */
function lookedInside({ iterations }: StuckTrail, reason: ProgressReason): Progress {
  const again = iterations.at(-1)?.reasons.includes("looked-inside") ?? false;
  const score = again ? progressScores.changedInVain : progressScores.worked;
  return progressOf(score, "looked-inside", reason);
}
