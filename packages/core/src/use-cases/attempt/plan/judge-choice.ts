import { z } from "zod";
import { recordDecided } from "../../../attempt/record-event.ts";
import { refused } from "../../../attempt/refusals.ts";
import { requireV2 } from "../../../attempt/require-move.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import { marksOf } from "../../../entities/coach/fallback-reason.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { choiceJudgementSchema } from "../../../ports/coach.ts";
import type { Deps } from "../../../ports/deps.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { askCoach } from "../../../runs/ask-or-unavailable.ts";
import { isUnsureBeginner } from "../../../validation/attempt-v2-conditions.ts";
import { decideMove, moveStateOf } from "../../../validation/attempt-v2-state-machine.ts";

const { match, rationale, ...rest } = choiceJudgementSchema.shape;
export const choiceVerdictSchema = z.object({
  accepted: z.boolean(),
  match,
  rationale,
  discoveryRecommended: z.boolean(),
  ...rest,
});
export type ChoiceVerdict = z.infer<typeof choiceVerdictSchema>;

/** `saved` already holds the choice. A mismatch, and a beginner's low confidence, stay at PLAN. */
export async function judgeChoice(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock">,
  { problem, saved, confidence }: { problem: Problem; saved: AnyAttempt; confidence: number },
  actor: Actor,
): Promise<ChoiceVerdict> {
  const reply = await askCoach(() => deps.coach.judgeChoice({ problem, attempt: saved }));
  const { match, rationale, invariantFeedback } = reply;
  let accepted = false;
  let discoveryRecommended = false;
  await recordDecided(
    deps,
    saved,
    (present) => {
      const attempt = requireV2(present, "choose-pattern");
      if (choiceOf(present) !== choiceOf(saved)) throw staleVersion("attempt", present.version);
      const move = { trigger: "choose-pattern", match, confidence } as const;
      const verdict = decideMove(moveStateOf(attempt), move);
      if (!verdict.allowed && verdict.reason !== "pattern-mismatch") {
        throw refused(attempt, verdict.reason);
      }
      const to = verdict.allowed ? verdict.to : attempt.v2Step;
      accepted = to === "IMPLEMENT";
      discoveryRecommended = isUnsureBeginner(attempt.mode, confidence);
      const discoveryTriggered = discoveryRecommended;
      const details = { match, accepted, discoveryTriggered, rationale, ...marksOf(reply) };
      return { type: "pattern-judged", details, to };
    },
    actor,
  );
  return {
    accepted,
    match,
    rationale,
    discoveryRecommended,
    ...(invariantFeedback !== undefined && { invariantFeedback }),
    ...marksOf(reply),
  };
}

function choiceOf({ planPayload }: AnyAttempt): string {
  const { chosenPattern, userConfidence, invariant, complexity } = planPayload ?? {};
  return JSON.stringify([chosenPattern, userConfidence, invariant, complexity]);
}
