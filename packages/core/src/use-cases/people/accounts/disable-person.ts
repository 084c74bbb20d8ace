import { z } from "zod";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { requireChanged } from "../../../people/require-changed.ts";
import type { Deps } from "../../../ports/deps.ts";

export const personInput = z.object({ personId: z.string() });
export type PersonInput = z.infer<typeof personInput>;

export async function disablePerson(
  { people, clock }: Pick<Deps, "people" | "clock">,
  { personId }: PersonInput,
  actor: Actor,
): Promise<{ disabled: true }> {
  if (personId === actor.userId) {
    throw new AppError("own-account", "You cannot disable your own account.", {
      suggestions: ["Ask another admin to do it."],
    });
  }
  requireChanged(
    await people.setDisabled(
      personId,
      clock.now(),
      auditRecord(actor, "person-disabled", personId),
    ),
  );
  return { disabled: true };
}
