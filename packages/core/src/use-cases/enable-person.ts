import type { Actor } from "../entities/person.ts";
import type { Deps } from "../ports.ts";
import { audited } from "./audited.ts";
import type { PersonInput } from "./disable-person.ts";
import { requireChanged } from "./person-change.ts";

export async function enablePerson(
  { people }: Pick<Deps, "people">,
  { personId }: PersonInput,
  actor: Actor,
): Promise<{ disabled: false }> {
  requireChanged(
    await people.setDisabled(personId, null, audited(actor, "person-enabled", personId)),
  );
  return { disabled: false };
}
