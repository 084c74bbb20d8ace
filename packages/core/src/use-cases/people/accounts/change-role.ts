import { z } from "zod";
import { type Actor, type Person, roleSchema } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { requireChanged } from "../../../people/require-changed.ts";
import {
  type RerouteDeps,
  reroutingAround,
} from "../../../recovery/escalation/reroute-questions.ts";

export const changeRoleInput = z.object({ personId: z.string(), role: roleSchema });
export type ChangeRole = z.infer<typeof changeRoleInput>;

export async function changeRole(
  deps: RerouteDeps,
  { personId, role }: ChangeRole,
  actor: Actor,
): Promise<Person> {
  const { people } = deps;
  const before = await people.find(personId);
  if (!before) throw new AppError("not-found", "There is no such person.");
  if (before.role === role) return before;
  const record = auditRecord(actor, "role-changed", personId, { from: before.role, to: role });
  await reroutingAround(deps, personId, async () =>
    requireChanged(await people.changeRole(personId, role, record)),
  );
  return { ...before, role };
}
