import { invariantFeedback, SENTENCE_WANTED } from "../../coach/authored/invariant-feedback.ts";
import { hasPredicted, laterProbe } from "../../coach/predictions/later-prediction.ts";
import { invariantHolds } from "../../coach/reading/invariant-sentence.ts";
import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import type { Invariant } from "../../entities/attempt/attempt-payloads.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { invariantTemplateFor } from "../../entities/catalog/problem-view.ts";
import { isStatement } from "../../text/is-statement.ts";
import { invariantStanding } from "../plan/invariant.ts";

type Given = { invariant: Invariant | null; events: readonly AttemptEvent[] };

/**
 * The question about the summary before the attempt completes; null if there is none. One or two words are no sentence in
 * either mode. A beginner's own words must be backed by a right prediction or by the builder's sentence, unless the
 * problem offers neither.
 */
export function questionAboutSummary(
  problem: Problem,
  attempt: AnyAttempt,
  { invariant, events }: Given,
): string | null {
  if (!invariant) return null;
  const chosenPattern = attempt.planPayload?.chosenPattern ?? null;
  const standing = invariantStanding(problem, { chosenPattern, invariant });
  if (standing === "wrong") return invariantFeedback(problem, invariant, attempt.language);
  if (!invariant.builderUsed && !isStatement(invariant.text)) return SENTENCE_WANTED;
  if (attempt.mode !== "BEGINNER") return null;
  if (invariantHolds(problem, invariant) || hasPredicted(attempt, events)) return null;
  const canBeBuilt = invariantTemplateFor(problem, chosenPattern) !== null;
  const canBeShown = canBeBuilt || laterProbe(problem, attempt, events) !== null;
  return canBeShown ? invariantFeedback(problem, invariant, attempt.language) : null;
}
