import { z } from "zod";
import { pageQuerySchema } from "../../entities/page.ts";
import { auditActions } from "../../entities/people/audit.ts";
import type { Deps } from "../../ports/deps.ts";
import { MAX_SEARCH_LENGTH } from "./accounts/list-people.ts";

export const searchAuditInput = pageQuerySchema.extend({
  action: z.enum(auditActions).optional(),
  actorId: z.string().max(100).optional(),
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
});
export type SearchAudit = z.infer<typeof searchAuditInput>;

export function searchAudit({ audit }: Pick<Deps, "audit">, query: SearchAudit) {
  return audit.search(query);
}
