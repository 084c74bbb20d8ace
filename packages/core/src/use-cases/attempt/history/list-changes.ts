import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { changeSetSummarySchema } from "../../../entities/attempt/change-set.ts";
import { type Page, pageQuerySchema } from "../../../entities/page.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const listChangesInput = pageQuerySchema.extend(
  attemptInput.pick({ attemptId: true }).shape,
);
export type ListChanges = z.infer<typeof listChangesInput>;

export const listedChangeSchema = changeSetSummarySchema.extend({
  /** What the reply that proposed it cost, in US dollars; 0 without a model. */
  cost: z.number().min(0),
});
export type ListedChange = z.infer<typeof listedChangeSchema>;

export async function listChanges(
  deps: Pick<Deps, "attempts" | "changeSets" | "exchanges">,
  { attemptId, ...query }: ListChanges,
  actor: Actor,
): Promise<Page<ListedChange>> {
  const attempt = await loadAttempt(deps, { attemptId }, actor);
  const page = await deps.changeSets.list(attempt.id, query);
  const items = page.items.map(async (change): Promise<ListedChange> => {
    const exchange = change.exchangeId ? await deps.exchanges.find(change.exchangeId) : null;
    return { ...change, cost: exchange?.cost ?? 0 };
  });
  return { ...page, items: await Promise.all(items) };
}
