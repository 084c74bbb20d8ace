import type { Notification, Severity } from "../../entities/people/notification.ts";
import type { Escalation } from "../../entities/recovery/escalation.ts";
import type { Deps } from "../../ports/deps.ts";
import { findHelpers } from "./find-helpers.ts";

/** Why a human is asked: everything was tried, or the learner asked before that. */
export type CallReason = "everything-tried" | "asked";

const severities: Record<CallReason, Severity> = {
  "everything-tried": "CRITICAL",
  asked: "WARNING",
};

type AlertDeps = Pick<Deps, "classes" | "people" | "notifications" | "signals">;

type Call = { reason: CallReason; problemTitle: string };

/** The alert `stuck_unrecoverable`, once for everybody who can see the question. */
export async function alertHelpers(
  deps: AlertDeps,
  escalation: Escalation,
  call: Call,
): Promise<void> {
  await tellOfAlerts(deps, await addAlerts(deps, escalation, call));
}

/** Writes the alerts without telling anybody; returns whose they are. */
export async function addAlerts(
  deps: AlertDeps,
  escalation: Escalation,
  { reason, problemTitle }: Call,
): Promise<string[]> {
  const { id, userId: learnerId, attemptId, createdAt } = escalation;
  const [{ userIds }, learner] = await Promise.all([
    findHelpers(deps, learnerId),
    deps.people.find(learnerId),
  ]);
  const name = learner?.name ?? "A learner";
  const text =
    reason === "asked"
      ? `${name} asks for help with ${problemTitle}.`
      : `${name} is stuck at ${problemTitle}, and everything was tried.`;
  const alerts = userIds.map(
    (userId): Notification => ({
      // Whoever sends this alert gives it the same id, so a job that is delivered twice alerts once.
      id: `${id}:${Date.parse(createdAt)}:${userId}`,
      userId,
      kind: "stuck_unrecoverable",
      severity: severities[reason],
      attemptId,
      escalationId: id,
      text,
      createdAt,
      readAt: null,
    }),
  );
  await deps.notifications.add(alerts);
  return userIds;
}

/** Nobody has to act on it any more, or nobody but these: it was answered or withdrawn, or others see it now. */
export async function settleAlerts(
  deps: Pick<Deps, "notifications" | "signals" | "clock">,
  escalationId: string,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  const now = deps.clock.now();
  await tellOfAlerts(deps, await deps.notifications.readAbout(escalationId, now, { except }));
}

export async function tellOfAlerts(
  { signals }: Pick<Deps, "signals">,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of new Set(userIds)) await signals.send({ topic: "notifications", userId });
}
