import type { DeckCard } from "../../../entities/learning/recall.ts";
import { noSuchCard } from "../../../learning/unit/refusals.ts";
import type { Deck } from "../../../ports/learning.ts";
import { staleVersion } from "../../../ports/lost-race.ts";

export function memoryDeck(): Deck {
  const cards = new Map<string, DeckCard>();
  return {
    async list(userId) {
      return [...cards.values()]
        .filter((card) => card.userId === userId)
        .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
        .map((card) => structuredClone(card));
    },
    async add(added) {
      for (const card of added) {
        const name = nameOf(card);
        if (!cards.has(name)) cards.set(name, structuredClone(card));
      }
    },
    async review(card) {
      const stored = cards.get(nameOf(card));
      if (!stored) throw noSuchCard();
      if (stored.version !== card.version - 1) throw staleVersion("unit", stored.version);
      cards.set(nameOf(card), structuredClone(card));
    },
  };
}

const nameOf = ({ userId, cardId }: DeckCard) => `${userId} ${cardId}`;
const orderOf = ({ schedule, cardId }: DeckCard) => `${schedule.dueAt} ${cardId}`;
