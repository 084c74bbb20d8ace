import { z } from "zod";
import { type Page, pageQuerySchema } from "../../../entities/page.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { AttemptSummary } from "../../../ports/attempt.ts";
import type { Deps } from "../../../ports/deps.ts";

export const listAttemptsInput = pageQuerySchema.extend({
  problemSlug: z.string().max(100).optional(),
  finished: z.stringbool().optional(),
});
export type ListAttempts = z.infer<typeof listAttemptsInput>;

export function listAttempts(
  { attempts }: Pick<Deps, "attempts">,
  query: ListAttempts,
  actor: Actor,
): Promise<Page<AttemptSummary>> {
  return attempts.list({ ...query, userId: actor.userId });
}
