import type { Actor } from "../../../entities/people/person.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { requireChanged } from "../../../people/require-changed.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { PersonInput } from "./disable-person.ts";

export async function endSessions(
  { people }: Pick<Deps, "people">,
  { personId }: PersonInput,
  actor: Actor,
): Promise<{ ended: true }> {
  requireChanged(
    await people.endSessions(personId, auditRecord(actor, "sessions-ended", personId)),
  );
  return { ended: true };
}
