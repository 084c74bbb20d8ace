import type { Actor } from "../../../entities/people/person.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { requireChanged } from "../../../people/require-changed.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { PersonInput } from "./disable-person.ts";

export async function enablePerson(
  { people }: Pick<Deps, "people">,
  { personId }: PersonInput,
  actor: Actor,
): Promise<{ disabled: false }> {
  requireChanged(
    await people.setDisabled(personId, null, auditRecord(actor, "person-enabled", personId)),
  );
  return { disabled: false };
}
