import { z } from "zod";
import { withFreeJoinCode } from "../../classroom/join-code.ts";
import { classNameSchema, type LearnerClass } from "../../entities/classroom/class.ts";
import type { Actor } from "../../entities/people/person.ts";
import { auditRecord } from "../../people/audit-record.ts";
import type { Deps } from "../../ports/deps.ts";

export const createClassInput = z.object({ name: classNameSchema });
export type CreateClass = z.infer<typeof createClassInput>;

export async function createClass(
  deps: Pick<Deps, "classes" | "audit" | "clock" | "newId">,
  { name }: CreateClass,
  actor: Actor,
): Promise<{ class: LearnerClass }> {
  const id = deps.newId();
  const ownerId = actor.userId;
  const createdAt = deps.clock.now().toISOString();
  const joinCode = await withFreeJoinCode(deps, (code) =>
    deps.classes.create({ id, name, joinCode: code, ownerId, createdAt }),
  );
  await deps.audit.record(auditRecord(actor, "class-created", id));
  return { class: { id, name, joinCode, ownerId, createdAt } };
}
