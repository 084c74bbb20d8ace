import { MAX_PAGE_SIZE } from "../../entities/page.ts";
import type { Escalation } from "../../entities/recovery/escalation.ts";
import type { Deps } from "../../ports/deps.ts";
import { addAlerts, type CallReason, settleAlerts, tellOfAlerts } from "./alert-helpers.ts";
import { findHelpers, helpsUnassigned } from "./find-helpers.ts";
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
  const alerted = new Set<string>();
  for (const escalation of open) {
    for (const userId of await reroute(deps, escalation)) alerted.add(userId);
  }
  await tellOfAlerts(deps, [...alerted]);
}

/** Makes a change of what somebody may do, and reroutes the questions that they could see before or can see now. */
export async function reroutingAround<Result>(
  deps: RerouteDeps,
  personId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await learnersSeenBy(deps, personId);
  const result = await change();
  const after = await learnersSeenBy(deps, personId);
  await rerouteQuestions(deps, [...new Set([...before, ...after])]);
  return result;
}

async function learnersSeenBy(
  { escalations, people }: Pick<Deps, "escalations" | "people">,
  instructorId: string,
): Promise<string[]> {
  const includesUnassigned = await helpsUnassigned({ people }, instructorId);
  const query = { instructorId, includesUnassigned, status: "open", limit: MAX_PAGE_SIZE } as const;
  const learnerIds: string[] = [];
  let page = await escalations.list(query);
  for (;;) {
    learnerIds.push(...page.items.map(({ userId }) => userId));
    if (page.next === null) return learnerIds;
    page = await escalations.list({ ...query, after: page.next });
  }
}

async function reroute(deps: RerouteDeps, escalation: Escalation): Promise<string[]> {
  const { id, userId: learnerId, claimedBy, problemSlug } = escalation;
  const { userIds } = await findHelpers(deps, learnerId);
  if (claimedBy !== null && !userIds.includes(claimedBy)) {
    await deps.escalations.release(id, claimedBy);
  }
  await settleAlerts(deps, id, { except: userIds });
  const problem = await deps.problems.find(problemSlug);
  const reason = await reasonOf(deps, escalation);
  const call = { reason, problemTitle: problem?.title ?? problemSlug };
  const alerted = await addAlerts(deps, escalation, call);
  await tellOfQuestion(deps, escalation);
  return alerted;
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
