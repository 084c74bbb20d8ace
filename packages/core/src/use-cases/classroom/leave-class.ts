import { noSuchClass, requireRemoved } from "../../classroom/class-refusals.ts";
import { learnersConcerned } from "../../classroom/learners-concerned.ts";
import type { Actor } from "../../entities/people/person.ts";
import { auditRecord } from "../../people/audit-record.ts";
import type { Deps } from "../../ports/deps.ts";
import { type RerouteDeps, rerouteQuestions } from "../../recovery/escalation/reroute-questions.ts";
import { type ViewClass, viewClassInput } from "./view-class.ts";

export const leaveClassInput = viewClassInput;

export async function leaveClass(
  deps: Pick<Deps, "classes" | "audit"> & RerouteDeps,
  { classId }: ViewClass,
  actor: Actor,
): Promise<{ left: true }> {
  const { classes, audit } = deps;
  const own = await classes.of(actor.userId);
  if (!own.some(({ id }) => id === classId)) throw noSuchClass();
  const learners = await learnersConcerned(deps, classId, actor.userId);
  requireRemoved(await classes.removeMember(classId, actor.userId));
  await audit.record(auditRecord(actor, "class-left", classId));
  await rerouteQuestions(deps, learners);
  return { left: true };
}
