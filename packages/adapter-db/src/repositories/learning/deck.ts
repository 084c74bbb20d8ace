import { type Deck, type DeckCard, deckCardSchema, noSuchCard } from "@foothold/core/learning";
import { staleVersion } from "@foothold/core/lost-race";
import { and, asc, eq, gte } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { deckCards, recallReviews } from "../../schema.ts";
import { quarterIn, quartersOf } from "../rows/active-quarters.ts";
import type { Transaction } from "../rows/transaction.ts";

export function postgresDeck({ db }: Connection): Deck {
  return {
    list: (userId) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(deckCards)
          .where(eq(deckCards.userId, userId))
          .orderBy(asc(deckCards.dueAt), asc(deckCards.cardId));
        return rows.map(toCard);
      }),
    add: (cards) =>
      translated(async () => {
        if (cards.length === 0) return;
        await db.insert(deckCards).values(cards.map(toRow)).onConflictDoNothing();
      }),
    review: (card, { reviewedAt, ...review }) =>
      translated(() =>
        db.transaction(async (tx) => {
          const { userId, cardId, enteredAt: _, ...changed } = toRow(card);
          const isCard = and(eq(deckCards.userId, userId), eq(deckCards.cardId, cardId));
          const updated = await tx
            .update(deckCards)
            .set(changed)
            .where(and(isCard, eq(deckCards.version, card.version - 1)));
          if (updated.rowCount === 0) throw await lostRace(tx, isCard);
          await tx.insert(recallReviews).values({
            userId,
            cardId,
            version: card.version,
            ...review,
            reviewedAt: new Date(reviewedAt),
          });
        }),
      ),
    activeQuarters: (userId, since) =>
      translated(async () =>
        quartersOf(
          await db
            .selectDistinct({ quarter: quarterIn(recallReviews.reviewedAt) })
            .from(recallReviews)
            .where(and(eq(recallReviews.userId, userId), gte(recallReviews.reviewedAt, since))),
        ),
      ),
  };
}

async function lostRace(tx: Transaction, isCard: ReturnType<typeof and>): Promise<Error> {
  const [stored] = await tx.select({ version: deckCards.version }).from(deckCards).where(isCard);
  return stored ? staleVersion("unit", stored.version) : noSuchCard();
}

function toRow({ userId, cardId, version, enteredAt, schedule }: DeckCard) {
  const { dueAt, lastReviewAt, ...rest } = schedule;
  return {
    userId,
    cardId,
    version,
    enteredAt: new Date(enteredAt),
    dueAt: new Date(dueAt),
    lastReviewAt: lastReviewAt === null ? null : new Date(lastReviewAt),
    ...rest,
  };
}

function toCard(row: typeof deckCards.$inferSelect): DeckCard {
  const { userId, cardId, version, enteredAt, dueAt, lastReviewAt, ...rest } = row;
  return deckCardSchema.parse({
    userId,
    cardId,
    version,
    enteredAt: enteredAt.toISOString(),
    schedule: {
      ...rest,
      dueAt: dueAt.toISOString(),
      lastReviewAt: lastReviewAt?.toISOString() ?? null,
    },
  });
}
