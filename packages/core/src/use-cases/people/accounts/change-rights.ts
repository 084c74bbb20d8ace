import { z } from "zod";
import { type Actor, canTeach, type Person, rightSchema } from "../../../entities/people/person.ts";
import { AppError, invalidField } from "../../../errors.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { requireChanged } from "../../../people/require-changed.ts";
import {
  type RerouteDeps,
  reroutingAround,
} from "../../../recovery/escalation/reroute-questions.ts";

export const changeRightsInput = z.object({
  personId: z.string(),
  rights: z.array(rightSchema).max(10),
});
export type ChangeRights = z.infer<typeof changeRightsInput>;

/** Gives somebody who teaches exactly these rights; they count only while that person can teach. */
export async function changeRights(
  deps: RerouteDeps,
  { personId, rights }: ChangeRights,
  actor: Actor,
): Promise<Person> {
  const { people } = deps;
  const before = await people.find(personId);
  if (!before) throw new AppError("not-found", "There is no such person.");
  if (rights.length > 0 && !canTeach(before)) {
    throw invalidField("rights", "Only somebody who teaches can have this.");
  }
  const given = [...new Set(rights)];
  const record = auditRecord(actor, "rights-changed", personId, { from: before.rights, to: given });
  await reroutingAround(deps, personId, async () =>
    requireChanged(await people.changeRights(personId, given, record)),
  );
  return { ...before, rights: given };
}
