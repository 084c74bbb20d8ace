import { noSuchClass, requireRemoved } from "../../classroom/class-refusals.ts";
import type { Actor } from "../../entities/people/person.ts";
import { auditRecord } from "../../people/audit-record.ts";
import type { Deps } from "../../ports/deps.ts";
import { type ViewClass, viewClassInput } from "./view-class.ts";

export const leaveClassInput = viewClassInput;

export async function leaveClass(
  { classes, audit }: Pick<Deps, "classes" | "audit">,
  { classId }: ViewClass,
  actor: Actor,
): Promise<{ left: true }> {
  const own = await classes.of(actor.userId);
  if (!own.some(({ id }) => id === classId)) throw noSuchClass();
  requireRemoved(await classes.removeMember(classId, actor.userId));
  await audit.record(auditRecord(actor, "class-left", classId));
  return { left: true };
}
