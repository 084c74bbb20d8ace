import { attemptInput, loadAttempt } from "../../attempt/load/load-attempt.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import { DAY_MS } from "../../entities/day-ms.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { EscalationAnswer } from "../../entities/recovery/escalation.ts";
import type { Recovery } from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import { answerView } from "../../recovery/escalation/answer-view.ts";
import { findExcuse } from "../../recovery/escalation/find-excuse.ts";
import { findHelpers } from "../../recovery/escalation/find-helpers.ts";
import { outcomeOfStep } from "../../recovery/outcome-of-step.ts";
import { branchViews, type RecoveryView, shownSteps } from "../../recovery/view/recovery-view.ts";
import { findWaysOut } from "../../recovery/ways-out/find-ways-out.ts";
import { missingAtStep } from "../../recovery/ways-out/missing-at-step.ts";

export const viewRecoveryInput = attemptInput.pick({ attemptId: true });

export type ViewRecoveryDeps = Pick<
  Deps,
  | "attempts"
  | "recoveries"
  | "guidance"
  | "escalations"
  | "classes"
  | "clock"
  | "lessons"
  | "patterns"
  | "people"
  | "problems"
  | "rules"
>;

/** The attempt's newest recovery as its learner sees it; null without one. */
export async function viewRecovery(
  deps: ViewRecoveryDeps,
  input: { attemptId: string },
  actor: Actor,
): Promise<{ recovery: RecoveryView | null }> {
  const attempt = await loadAttempt(deps, input, actor);
  const recovery = await deps.recoveries.latest(input.attemptId);
  if (!recovery) return { recovery: null };
  const steps = await deps.recoveries.steps(recovery.id);
  const { id, trigger, reason, goal, stage, createdAt } = recovery;
  const { status, endedAt } = await presentEnd(deps, recovery, attempt);
  const escalation = await escalationView(deps, recovery);
  const answers = await deps.escalations.answersOf(attempt.id);
  const waitsForOthers = status === "exhausted" || escalation?.status === "open";
  return {
    recovery: {
      ...{ id, status, trigger, reason, goal, stage, createdAt, endedAt },
      iterations: steps.length,
      shown: await shownSteps(deps, steps),
      branches: branchViews(steps),
      escalation,
      answers: answers.map(answerView),
      leave: (await findExcuse(deps, attempt))
        ? { missing: missingAtStep(attempt), hasNextStep: isBeforeCode(attempt) }
        : null,
      waysOut: waitsForOthers
        ? await findWaysOut(deps, attempt, await findProblem(deps, attempt.problemSlug))
        : null,
    },
  };
}

/** Whoever got further is through at once; the job that stores the end comes a moment later. */
async function presentEnd(
  { rules }: Pick<Deps, "rules">,
  recovery: Recovery,
  attempt: AnyAttempt,
): Promise<Pick<Recovery, "status" | "endedAt">> {
  if (recovery.endedAt !== null) return recovery;
  const { stuck } = await rules.of(attempt.userId);
  const isThrough = outcomeOfStep(recovery, attempt, stuck) === "moved-on";
  return isThrough ? { status: "recovered", endedAt: attempt.updatedAt } : recovery;
}

function isBeforeCode({ v2Step }: AnyAttempt): boolean {
  return v2Step === "UNDERSTAND" || v2Step === "PLAN";
}

/** Older answers say little about how long it takes now. */
const USUAL_WAIT_DAYS = 30;

async function escalationView(
  deps: Pick<Deps, "escalations" | "classes" | "clock" | "people">,
  recovery: Recovery,
): Promise<RecoveryView["escalation"]> {
  const escalation = await deps.escalations.ofRecovery(recovery.id);
  if (!escalation) return null;
  const { id, status, claimedUntil, userId, answer } = escalation;
  const now = deps.clock.now();
  const since = new Date(now.getTime() - USUAL_WAIT_DAYS * DAY_MS);
  const { reach } = await findHelpers(deps, userId);
  const waits = status === "open" && reach !== "nobody";
  return {
    id,
    status,
    claimed: claimedUntil !== null && new Date(claimedUntil) > now,
    hasInstructor: reach !== "nobody",
    answer: answer && answeredView(answer),
    reach,
    position: waits ? await deps.escalations.position(id) : null,
    usualWaitMs: waits ? await deps.escalations.usualWaitMs(userId, since) : null,
  };
}

function answeredView({ id, option, text, steps, suggestedProblem, at }: EscalationAnswer) {
  return { id, option, text, steps, suggestedProblem, at };
}
