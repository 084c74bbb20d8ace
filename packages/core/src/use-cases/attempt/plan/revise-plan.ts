import { chosen, noPlan } from "../../../attempt/effects/plan-effects.ts";
import { loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordDecided, recordEvent } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import { invariantStanding } from "../../../attempt/plan/invariant.ts";
import {
  type ChoiceVerdict,
  choiceRefusalOf,
  judgementDetails,
  verdictOf,
} from "../../../attempt/plan/judge-choice.ts";
import { readChoice } from "../../../attempt/plan/read-choice.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { AttemptV2 } from "../../../entities/attempt-v2.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { askCoach } from "../../../runs/ask-or-unavailable.ts";
import { LOW_CONFIDENCE_MAX } from "../../../validation/attempt-v2-conditions.ts";
import { decideMove, moveStateOf } from "../../../validation/attempt-v2-state-machine.ts";
import { type ChoosePattern, choosePatternInput } from "./choose-pattern.ts";

export const revisePlanInput = choosePatternInput;

/** Changes the plan at a later step, which does not change. A plan that PLAN would refuse is not stored. */
export async function revisePlan(
  deps: Pick<Deps, "attempts" | "problems" | "patterns" | "coach" | "clock">,
  input: ChoosePattern,
  actor: Actor,
): Promise<ChoiceVerdict> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "revise-plan");
  const problem = await findProblem(deps, attempt.problemSlug);
  const details = await readChoice(deps, problem, input);
  const sent = { type: "plan-revision-sent", details } as const;
  const saved = requireV2(await recordEvent(deps, attempt, sent, actor), "revise-plan");
  const planPayload = { ...(saved.planPayload ?? noPlan), ...chosen(saved, details) };
  const revised: AttemptV2 = { ...saved, planPayload };
  const reply = await askCoach(() => deps.coach.judgeChoice({ problem, attempt: revised }));
  // Pattern Discovery belongs to PLAN, so low confidence does not stop a revision.
  const confidence = Math.max(details.confidence, LOW_CONFIDENCE_MAX + 1);
  const invariant = invariantStanding(problem, planPayload);
  const move = { trigger: "choose-pattern", match: reply.match, confidence, invariant } as const;
  const decided = decideMove({ ...moveStateOf(saved), v2Step: "PLAN" }, move);
  const verdict = verdictOf(reply, choiceRefusalOf(saved, decided), false);
  const judged = { ...details, ...judgementDetails(problem, revised, verdict) };
  await recordDecided(
    deps,
    saved,
    (present) => {
      requireV2(present, "revise-plan");
      return { type: "plan-revised", details: judged };
    },
    actor,
  );
  return verdict;
}
