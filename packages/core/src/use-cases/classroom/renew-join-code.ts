import { requireInstructor } from "../../classroom/class-refusals.ts";
import { withFreeJoinCode } from "../../classroom/join-code.ts";
import type { Actor } from "../../entities/people/person.ts";
import { auditRecord } from "../../people/audit-record.ts";
import type { Deps } from "../../ports/deps.ts";
import { type ViewClass, viewClassInput } from "./view-class.ts";

export const renewJoinCodeInput = viewClassInput;

/** The old code stops working; members stay. */
export async function renewJoinCode(
  deps: Pick<Deps, "classes" | "audit" | "newId">,
  { classId }: ViewClass,
  actor: Actor,
): Promise<{ joinCode: string }> {
  await requireInstructor(deps, classId, actor.userId);
  const joinCode = await withFreeJoinCode(deps, (code) => deps.classes.changeCode(classId, code));
  await deps.audit.record(auditRecord(actor, "class-code-changed", classId));
  return { joinCode };
}
