import { z } from "zod";
import { type ClassOverview, classOverview } from "../../../classroom/class-overview.ts";
import { requireInstructor } from "../../../classroom/class-refusals.ts";
import { MAX_PAGE_SIZE } from "../../../entities/page.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import type { LearnerAttempt } from "../../../ports/classroom.ts";
import type { Deps } from "../../../ports/deps.ts";
import { viewClassInput } from "../view-class.ts";

export const NEWEST_OF_EACH = 20;

export const viewClassOverviewInput = viewClassInput.extend({
  /** Only attempts at this problem. */
  problemSlug: z.string().max(100).optional(),
});
export type ViewClassOverview = z.infer<typeof viewClassOverviewInput>;

export async function viewClassOverview(
  deps: Pick<Deps, "classes" | "classProgress" | "escalations" | "audit" | "rules">,
  { classId, problemSlug }: ViewClassOverview,
  actor: Actor,
): Promise<ClassOverview & { problems: string[] }> {
  const { members } = await requireInstructor(deps, classId, actor.userId);
  const waiting = { instructorId: actor.userId, status: "open", limit: MAX_PAGE_SIZE } as const;
  const [attempts, { items: calls }] = await Promise.all([
    attemptsOfLearners(deps, members),
    deps.escalations.list(waiting),
  ]);
  const chosen = problemSlug
    ? attempts.filter((attempt) => attempt.problemSlug === problemSlug)
    : attempts;
  const { stuck: stuckConfig } = await deps.rules.ofClass(classId);
  await deps.audit.record(auditRecord(actor, "class-overview-viewed", classId));
  return {
    ...classOverview(members, chosen, { stuckConfig, calls }),
    problems: [...new Set(attempts.map((attempt) => attempt.problemSlug))].sort(),
  };
}

export async function attemptsOfLearners(
  { classProgress }: Pick<Deps, "classProgress">,
  members: readonly { userId: string; role: string }[],
): Promise<LearnerAttempt[]> {
  const learners = members.filter(({ role }) => role === "learner").map(({ userId }) => userId);
  return learners.length > 0 ? classProgress.attemptsOf(learners, NEWEST_OF_EACH) : [];
}
