import type { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import type { ChangeSetSummary } from "../../../entities/attempt/change-set.ts";
import { type Page, pageQuerySchema } from "../../../entities/page.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const listChangesInput = pageQuerySchema.extend(
  attemptInput.pick({ attemptId: true }).shape,
);
export type ListChanges = z.infer<typeof listChangesInput>;

export async function listChanges(
  deps: Pick<Deps, "attempts" | "changeSets">,
  { attemptId, ...query }: ListChanges,
  actor: Actor,
): Promise<Page<ChangeSetSummary>> {
  const attempt = await loadAttempt(deps, { attemptId }, actor);
  return deps.changeSets.list(attempt.id, query);
}
