import { z } from "zod";
import { escalationStatuses } from "../../entities/escalation.ts";
import { pageQuerySchema } from "../../entities/page.ts";
import type { Actor } from "../../entities/person.ts";
import type { RecoveryDeps } from "../../recovery-ports.ts";

export const listEscalationsInput = pageQuerySchema.extend({
  status: z.enum(escalationStatuses).default("open"),
});
export type ListEscalations = z.infer<typeof listEscalationsInput>;

export function listEscalations(
  { escalations }: Pick<RecoveryDeps, "escalations">,
  query: ListEscalations,
  actor: Actor,
) {
  return escalations.list({ ...query, instructorId: actor.userId });
}
