import type { DetailsOf } from "../../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Progress, StuckTrail } from "../../entities/stuck/stuck-trail.ts";
import { codeWork } from "./code-work.ts";
import { partialProgressScore, progressOf, progressScores } from "./progress-scores.ts";

/** `text` is the fingerprint of all that was explained. */
export function assessExplanationProgress(
  { fewestGaps, explanations }: StuckTrail,
  { assessment }: DetailsOf<"explanation-assessed">,
  text: string,
): Progress {
  if (assessment.status === "PASS") return progressOf(progressScores.completed, "step-completed");
  if (explanations.includes(text)) return progressOf(progressScores.repetition, "same-explanation");
  if (fewestGaps === null) return progressOf(progressScores.firstTry, "first-try");
  const covered = fewestGaps - assessment.gaps.length;
  return covered > 0
    ? progressOf(partialProgressScore(covered, fewestGaps), "concepts-covered")
    : progressOf(progressScores.changedInVain, "explanation-changed");
}

/** A right prediction is partial progress; the same wrong answer or misreading again is a repetition. */
export function assessPredictionProgress(
  { understandPayload }: Pick<AnyAttempt, "understandPayload">,
  { prediction, assessment }: DetailsOf<"prediction-made">,
): Progress {
  if (assessment.status === "PASS") return progressOf(progressScores.completed, "step-completed");
  const { outcome, misreading } = prediction;
  if (outcome === "right") return progressOf(progressScores.partOfTheWay, "predicted-rightly");
  const before = understandPayload?.predictions ?? [];
  const isRepeated = before.some(
    (other) => other.outcome === "misread" && other.misreading === misreading,
  );
  if (outcome === "misread" && isRepeated) {
    return progressOf(progressScores.repetition, "same-misreading");
  }
  return before.length === 0
    ? progressOf(progressScores.firstTry, "first-try")
    : progressOf(progressScores.changedInVain, "other-prediction");
}

export function assessChoiceProgress(
  { patterns }: StuckTrail,
  { accepted, match }: DetailsOf<"pattern-judged">,
  pattern: string,
): Progress {
  if (accepted) return progressOf(progressScores.completed, "step-completed");
  if (patterns.includes(pattern)) return progressOf(progressScores.repetition, "same-pattern");
  if (match !== "MISMATCH") return progressOf(progressScores.partOfTheWay, "right-pattern");
  return patterns.length === 0
    ? progressOf(progressScores.firstTry, "first-try")
    : progressOf(progressScores.changedInVain, "another-pattern");
}

/** A hint is no progress, but a change of the code before it may be. */
export function assessHintProgress(trail: StuckTrail, code: string): Progress {
  const work = codeWork(trail, code);
  return work === "code-changed"
    ? progressOf(progressScores.worked, work)
    : progressOf(progressScores.hintAlone, "no-work-since");
}
