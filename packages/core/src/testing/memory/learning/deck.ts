import type { DeckCard } from "../../../entities/learning/recall.ts";
import { noSuchCard } from "../../../learning/unit/refusals.ts";
import type { Deck } from "../../../ports/learning.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { quartersIn } from "../quarters-in.ts";

export function memoryDeck(): Deck {
  const cards = new Map<string, DeckCard>();
  const reviews: { userId: string; at: string }[] = [];
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
    async review(card, { reviewedAt }) {
      const stored = cards.get(nameOf(card));
      if (!stored) throw noSuchCard();
      if (stored.version !== card.version - 1) throw staleVersion("unit", stored.version);
      cards.set(nameOf(card), structuredClone(card));
      reviews.push({ userId: card.userId, at: reviewedAt });
    },
    async activeQuarters(userId, since) {
      const own = reviews.filter((review) => review.userId === userId);
      return quartersIn(
        own.map(({ at }) => at),
        since,
      );
    },
  };
}

const nameOf = ({ userId, cardId }: DeckCard) => `${userId} ${cardId}`;
const orderOf = ({ schedule, cardId }: DeckCard) => `${schedule.dueAt} ${cardId}`;
