import type { Actor } from "../../../entities/people/person.ts";
import { dealCards } from "../../../learning/recall/deal-cards.ts";
import { type RecallOutlook, recallOutlook } from "../../../learning/recall/recall-outlook.ts";
import type { Deps } from "../../../ports/deps.ts";

/** How many cards are due, for pages that link to recall. */
export async function viewRecallOutlook(
  deps: Pick<Deps, "attempts" | "problems" | "lessons" | "units" | "deck" | "scheduler" | "clock">,
  actor: Actor,
): Promise<RecallOutlook> {
  const { deck } = await dealCards(deps, actor);
  return recallOutlook(deck, deps.clock.now());
}
