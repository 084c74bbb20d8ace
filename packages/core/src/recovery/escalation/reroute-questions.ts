import type { Escalation } from "../../entities/recovery/escalation.ts";
import type { Deps } from "../../ports/deps.ts";
import { alertHelpers, type CallReason, settleAlerts } from "./alert-helpers.ts";
import { findHelpers } from "./find-helpers.ts";
import { tellOfQuestion } from "./tell-of-question.ts";

export type RerouteDeps = Pick<
  Deps,
  | "classes"
  | "clock"
  | "escalations"
  | "notifications"
  | "people"
  | "problems"
  | "rules"
  | "signals"
>;

/**
 * After a change of a class: the open questions of these learners are told to those who can see them now. For those who no
 * longer can, the alert is settled and the claim released.
 */
export async function rerouteQuestions(
  deps: RerouteDeps,
  learnerIds: readonly string[],
): Promise<void> {
  const open = learnerIds.length === 0 ? [] : await deps.escalations.openOf(learnerIds);
  for (const escalation of open) await reroute(deps, escalation);
}

async function reroute(deps: RerouteDeps, escalation: Escalation): Promise<void> {
  const { id, userId: learnerId, claimedBy, problemSlug } = escalation;
  const { userIds } = await findHelpers(deps, learnerId);
  if (claimedBy !== null && !userIds.includes(claimedBy)) {
    await deps.escalations.release(id, claimedBy);
  }
  await settleAlerts(deps, id, { except: userIds });
  const problem = await deps.problems.find(problemSlug);
  const reason = await reasonOf(deps, escalation);
  await alertHelpers(deps, escalation, { reason, problemTitle: problem?.title ?? problemSlug });
  await tellOfQuestion(deps, escalation);
}

/** Why it was called is not stored: after the last stage that the rules allow, everything was tried. */
async function reasonOf(
  { rules }: Pick<Deps, "rules">,
  { userId, tried }: Escalation,
): Promise<CallReason> {
  const { branchExploration } = (await rules.of(userId)).recovery;
  const last = branchExploration ? "branches" : "model";
  return tried.some(({ stage }) => stage === last) ? "everything-tried" : "asked";
}
