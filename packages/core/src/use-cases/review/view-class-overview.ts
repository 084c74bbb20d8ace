import { z } from "zod";
import type { Actor } from "../../entities/person.ts";
import { type ClassOverview, overviewOf } from "../../review/overview-of.ts";
import type { LearnerAttempt, ReviewDeps } from "../../review-ports.ts";
import { audited } from "../audited.ts";
import { requireInstructor } from "../class/class-refusals.ts";
import { viewClassInput } from "../class/view-class.ts";

export const NEWEST_OF_EACH = 20;

export const viewClassOverviewInput = viewClassInput.extend({
  /** Only attempts at this problem. */
  problemSlug: z.string().max(100).optional(),
});
export type ViewClassOverview = z.infer<typeof viewClassOverviewInput>;

type OverviewDeps = Pick<ReviewDeps, "classes" | "classProgress" | "audit" | "stuckConfig">;

export async function viewClassOverview(
  deps: OverviewDeps,
  { classId, problemSlug }: ViewClassOverview,
  actor: Actor,
): Promise<ClassOverview & { problems: string[] }> {
  const { members } = await requireInstructor(deps, classId, actor.userId);
  const attempts = await attemptsOfLearners(deps, members);
  const chosen = problemSlug
    ? attempts.filter((attempt) => attempt.problemSlug === problemSlug)
    : attempts;
  await deps.audit.record(audited(actor, "class-overview-viewed", classId));
  return {
    ...overviewOf(members, chosen, deps.stuckConfig),
    problems: [...new Set(attempts.map((attempt) => attempt.problemSlug))].sort(),
  };
}

export async function attemptsOfLearners(
  { classProgress }: Pick<ReviewDeps, "classProgress">,
  members: readonly { userId: string; role: string }[],
): Promise<LearnerAttempt[]> {
  const learners = members.filter(({ role }) => role === "learner").map(({ userId }) => userId);
  return learners.length > 0 ? classProgress.attemptsOf(learners, NEWEST_OF_EACH) : [];
}
