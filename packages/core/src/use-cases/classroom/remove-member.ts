import { z } from "zod";
import { noSuchClass, requireInstructor, requireRemoved } from "../../classroom/class-refusals.ts";
import { learnersConcerned } from "../../classroom/learners-concerned.ts";
import type { Actor } from "../../entities/people/person.ts";
import { auditRecord } from "../../people/audit-record.ts";
import type { Deps } from "../../ports/deps.ts";
import { type RerouteDeps, rerouteQuestions } from "../../recovery/escalation/reroute-questions.ts";
import { viewClassInput } from "./view-class.ts";

export const removeMemberInput = viewClassInput.extend({ userId: z.string().min(1).max(100) });
export type RemoveMember = z.infer<typeof removeMemberInput>;

export async function removeMember(
  deps: Pick<Deps, "classes" | "audit"> & RerouteDeps,
  { classId, userId }: RemoveMember,
  actor: Actor,
): Promise<{ removed: true }> {
  const { members } = await requireInstructor(deps, classId, actor.userId);
  if (!members.some((member) => member.userId === userId)) throw noSuchClass();
  const learners = await learnersConcerned(deps, classId, userId);
  requireRemoved(await deps.classes.removeMember(classId, userId));
  await deps.audit.record(
    auditRecord(actor, "class-member-removed", classId, { personId: userId }),
  );
  await rerouteQuestions(deps, learners);
  return { removed: true };
}
