import { z } from "zod";
import type { Actor } from "../entities/person.ts";
import { AppError } from "../errors.ts";
import type { Deps } from "../ports.ts";
import { audited } from "./audited.ts";
import { requireChanged } from "./person-change.ts";

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
    await people.setDisabled(personId, clock.now(), audited(actor, "person-disabled", personId)),
  );
  return { disabled: true };
}
