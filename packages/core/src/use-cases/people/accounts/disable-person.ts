import { z } from "zod";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { requireChanged } from "../../../people/require-changed.ts";
import {
  type RerouteDeps,
  reroutingAround,
} from "../../../recovery/escalation/reroute-questions.ts";

export const personInput = z.object({ personId: z.string() });
export type PersonInput = z.infer<typeof personInput>;

export async function disablePerson(
  deps: RerouteDeps,
  { personId }: PersonInput,
  actor: Actor,
): Promise<{ disabled: true }> {
  if (personId === actor.userId) {
    throw new AppError("own-account", "You cannot disable your own account.", {
      suggestions: ["Ask another admin to do it."],
    });
  }
  const record = auditRecord(actor, "person-disabled", personId);
  await reroutingAround(deps, personId, async () =>
    requireChanged(await deps.people.setDisabled(personId, deps.clock.now(), record)),
  );
  return { disabled: true };
}
