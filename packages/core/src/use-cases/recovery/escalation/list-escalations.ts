import { z } from "zod";
import { pageQuerySchema } from "../../../entities/page.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { escalationStatuses } from "../../../entities/recovery/escalation.ts";
import type { Deps } from "../../../ports/deps.ts";
import { helpsUnassigned } from "../../../recovery/escalation/find-helpers.ts";

export const listEscalationsInput = pageQuerySchema.extend({
  status: z.enum(escalationStatuses).default("open"),
});
export type ListEscalations = z.infer<typeof listEscalationsInput>;

export async function listEscalations(
  { escalations, people }: Pick<Deps, "escalations" | "people">,
  query: ListEscalations,
  { userId }: Actor,
) {
  const includesUnassigned = await helpsUnassigned({ people }, userId);
  return escalations.list({ ...query, instructorId: userId, includesUnassigned });
}
