import type { Actor } from "../../../entities/people/person.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { requireChanged } from "../../../people/require-changed.ts";
import {
  type RerouteDeps,
  reroutingAround,
} from "../../../recovery/escalation/reroute-questions.ts";
import type { PersonInput } from "./disable-person.ts";

export async function enablePerson(
  deps: RerouteDeps,
  { personId }: PersonInput,
  actor: Actor,
): Promise<{ disabled: false }> {
  const record = auditRecord(actor, "person-enabled", personId);
  await reroutingAround(deps, personId, async () =>
    requireChanged(await deps.people.setDisabled(personId, null, record)),
  );
  return { disabled: false };
}
