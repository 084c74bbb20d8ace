import { z } from "zod";
import { CHOICES_WANTED, SENTENCE_WANTED } from "../../coach/authored/invariant-feedback.ts";
import { invariantHolds } from "../../coach/reading/invariant-sentence.ts";
import type { DetailsOf } from "../../entities/attempt/attempt-event.ts";
import {
  type ChoiceRefusal,
  choiceRefusals,
} from "../../entities/attempt/attempt-event-details.ts";
import type { AnyAttempt, AttemptV2 } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { marksOf } from "../../entities/coach/fallback-reason.ts";
import type { Actor } from "../../entities/people/person.ts";
import { type ChoiceJudgement, choiceJudgementSchema } from "../../ports/coach/coach.ts";
import type { Deps } from "../../ports/deps.ts";
import { staleVersion } from "../../ports/lost-race.ts";
import { askCoach } from "../../runs/ask-or-unavailable.ts";
import { isUnsureBeginner } from "../../validation/attempt-v2-conditions.ts";
import {
  decideMove,
  type MoveVerdict,
  moveStateOf,
} from "../../validation/attempt-v2-state-machine.ts";
import { recordDecided } from "../moves/record-event.ts";
import { requireV2 } from "../moves/require-move.ts";
import { refused } from "../refusals.ts";
import { invariantStanding } from "./invariant.ts";

const { match, rationale, ...rest } = choiceJudgementSchema.shape;
export const choiceVerdictSchema = z.object({
  accepted: z.boolean(),
  match,
  rationale,
  discoveryRecommended: z.boolean(),
  /** null: the choice is accepted. */
  refusal: z.enum(choiceRefusals).nullable(),
  ...rest,
});
export type ChoiceVerdict = z.infer<typeof choiceVerdictSchema>;

const INVARIANT_WANTED = "Now say what stays true after every round. Then go on to the code.";

/** `saved` already holds the choice. A choice that is not accepted stays at PLAN. */
export async function judgeChoice(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock">,
  { problem, saved, confidence }: { problem: Problem; saved: AnyAttempt; confidence: number },
  actor: Actor,
): Promise<ChoiceVerdict> {
  const reply = await askCoach(() => deps.coach.judgeChoice({ problem, attempt: saved }));
  let verdict: ChoiceVerdict | null = null;
  await recordDecided(
    deps,
    saved,
    (present) => {
      const attempt = requireV2(present, "choose-pattern");
      if (choiceOf(present) !== choiceOf(saved)) throw staleVersion("attempt", present.version);
      const invariant = invariantStanding(problem, saved.planPayload);
      const { match } = reply;
      const move = { trigger: "choose-pattern", match, confidence, invariant } as const;
      const decided = decideMove(moveStateOf(attempt), move);
      const refusal = choiceRefusalOf(attempt, decided);
      const to = decided.allowed ? decided.to : attempt.v2Step;
      const discoveryRecommended = isUnsureBeginner(attempt.mode, confidence);
      verdict = verdictOf(reply, refusal, discoveryRecommended);
      const details = {
        ...judgementDetails(problem, saved, verdict),
        discoveryTriggered: discoveryRecommended,
      };
      return { type: "pattern-judged", details, to };
    },
    actor,
  );
  return verdict ?? verdictOf(reply, null, false);
}

/** null: the choice is accepted and the code comes next. Throws an error that is not about the choice. */
export function choiceRefusalOf(attempt: AttemptV2, decided: MoveVerdict): ChoiceRefusal | null {
  if (decided.allowed) return decided.to === "PLAN" ? "unsure" : null;
  const refusal = choiceRefusals.find((each) => each === decided.reason);
  if (!refusal) throw refused(attempt, decided.reason);
  return refusal;
}

export function verdictOf(
  reply: ChoiceJudgement,
  refusal: ChoiceRefusal | null,
  discoveryRecommended: boolean,
): ChoiceVerdict {
  const { match, rationale } = reply;
  const invariantFeedback = feedbackFor(refusal, reply.invariantFeedback);
  return {
    accepted: refusal === null,
    match,
    rationale,
    discoveryRecommended,
    refusal,
    ...(invariantFeedback !== undefined && { invariantFeedback }),
    ...marksOf(reply),
  };
}

function feedbackFor(refusal: ChoiceRefusal | null, said: string | undefined): string | undefined {
  if (refusal === "invariant-missing") {
    return said === undefined ? INVARIANT_WANTED : SENTENCE_WANTED;
  }
  if (refusal !== "invariant-unchecked") return said;
  return [said, CHOICES_WANTED].filter(Boolean).join("\n\n");
}

/** What an event stores of a verdict. */
export function judgementDetails(
  problem: Problem,
  { planPayload }: AnyAttempt,
  { match, accepted, rationale, invariantFeedback, refusal, ...marks }: ChoiceVerdict,
): Omit<DetailsOf<"pattern-judged">, "discoveryTriggered"> {
  const holds = planPayload?.invariant ? invariantHolds(problem, planPayload.invariant) : null;
  return {
    match,
    accepted,
    rationale,
    ...(invariantFeedback !== undefined && { invariantFeedback }),
    ...(holds !== null && { invariantHolds: holds }),
    ...(refusal !== null && { refusal }),
    ...marksOf(marks),
  };
}

function choiceOf({ planPayload }: AnyAttempt): string {
  const { chosenPattern, userConfidence, invariant, complexity } = planPayload ?? {};
  return JSON.stringify([chosenPattern, userConfidence, invariant, complexity]);
}
