import { z } from "zod";
import type { DeckCard, RecallCard } from "../../entities/learning/recall.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { noSuchCard } from "../unit/refusals.ts";

export const cardInput = z.object({ cardId: z.string().min(1).max(100) });

/** Finds a card of the actor's deck; a card that is only in the catalogue is `not-found`. */
export async function findCard(
  { deck, lessons }: Pick<Deps, "deck" | "lessons">,
  cardId: string,
  { userId }: Actor,
): Promise<{ held: DeckCard; card: RecallCard }> {
  const [own, cards] = await Promise.all([deck.list(userId), lessons.cards()]);
  const held = own.find((each) => each.cardId === cardId);
  const card = cards.find(({ id }) => id === cardId);
  if (!held || !card) throw noSuchCard();
  return { held, card };
}
