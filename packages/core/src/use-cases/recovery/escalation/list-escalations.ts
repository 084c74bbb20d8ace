import { z } from "zod";
import { pageQuerySchema } from "../../../entities/page.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { escalationStatuses } from "../../../entities/recovery/escalation.ts";
import type { Deps } from "../../../ports/deps.ts";

export const listEscalationsInput = pageQuerySchema.extend({
  status: z.enum(escalationStatuses).default("open"),
});
export type ListEscalations = z.infer<typeof listEscalationsInput>;

export function listEscalations(
  { escalations }: Pick<Deps, "escalations">,
  query: ListEscalations,
  actor: Actor,
) {
  return escalations.list({ ...query, instructorId: actor.userId });
}
