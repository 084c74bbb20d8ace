import type { Actor } from "../entities/person.ts";
import type { Deps } from "../ports.ts";
import { audited } from "./audited.ts";
import type { PersonInput } from "./disable-person.ts";
import { requireChanged } from "./person-change.ts";

export async function endSessions(
  { people }: Pick<Deps, "people">,
  { personId }: PersonInput,
  actor: Actor,
): Promise<{ ended: true }> {
  requireChanged(await people.endSessions(personId, audited(actor, "sessions-ended", personId)));
  return { ended: true };
}
