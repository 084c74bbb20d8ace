import { expect, test } from "vitest";
import { quarterOf } from "../../../entities/learning/quarter-hour.ts";
import type { DeckCard, RecallReview } from "../../../entities/learning/recall.ts";
import { minuteOf } from "../harness/attempt-harness.ts";
import {
  aDeckCard,
  type OpenLearningStores,
  openedLearningStores,
} from "../harness/learning-harness.ts";

function reviewed(card: DeckCard): { card: DeckCard; review: RecallReview } {
  const at = minuteOf(5).toISOString();
  const schedule = {
    dueAt: minuteOf(60).toISOString(),
    lastReviewAt: at,
    state: "review",
    stability: 2.3065,
    difficulty: 2.118_103_97,
    scheduledDays: 2,
    learningStep: 0,
    reviews: 1,
    lapses: 0,
  } as const;
  return {
    card: { ...card, version: card.version + 1, schedule },
    review: { rating: "good", reviewedAt: at, requestId: "request-1", before: card.schedule },
  };
}

export function deckContract(open: OpenLearningStores): void {
  async function opened() {
    const stores = await openedLearningStores(open);
    const { id: userId } = await stores.addPerson();
    return { ...stores, userId };
  }

  test("a deck lists one's own cards, the first due first", async () => {
    const { deck, userId, addPerson } = await opened();
    const { id: other } = await addPerson();
    const later = aDeckCard(userId, { cardId: "later", dueMinute: 9 });
    const sooner = aDeckCard(userId, { cardId: "sooner", dueMinute: 3 });
    await deck.add([later, sooner, aDeckCard(other)]);
    expect(await deck.list(userId)).toEqual([sooner, later]);
  });

  test("cards due at the same moment keep one order", async () => {
    const { deck, userId } = await opened();
    const cards = ["c", "a", "b"].map((cardId) => aDeckCard(userId, { cardId }));
    await deck.add(cards);
    expect((await deck.list(userId)).map(({ cardId }) => cardId)).toEqual(["a", "b", "c"]);
  });

  test("the quarters of an hour with a review are one's own", async () => {
    const { deck, userId, addPerson } = await opened();
    const { id: other } = await addPerson();
    const cards = ["a", "b"].map((cardId) => reviewed(aDeckCard(userId, { cardId })));
    await deck.add(["a", "b"].map((cardId) => aDeckCard(userId, { cardId })));
    for (const { card, review } of cards) await deck.review(card, review);
    const quarter = quarterOf(minuteOf(5).toISOString());
    expect(await deck.activeQuarters(userId, minuteOf(0))).toEqual([quarter]);
    expect(await deck.activeQuarters(userId, minuteOf(6))).toEqual([]);
    expect(await deck.activeQuarters(other, minuteOf(0))).toEqual([]);
  });

  test("a card that is added again stays as it is", async () => {
    const { deck, userId } = await opened();
    const card = aDeckCard(userId);
    await deck.add([card]);
    const after = reviewed(card);
    await deck.review(after.card, after.review);
    await deck.add([card, aDeckCard(userId, { cardId: "new-one" })]);
    expect(await deck.list(userId)).toEqual([aDeckCard(userId, { cardId: "new-one" }), after.card]);
  });

  test("a review is found to the last digit", async () => {
    const { deck, userId } = await opened();
    const card = aDeckCard(userId);
    await deck.add([card]);
    const after = reviewed(card);
    await deck.review(after.card, after.review);
    expect(await deck.list(userId)).toEqual([after.card]);
  });

  test("of many reviews at once exactly one counts", async () => {
    const { deck, userId } = await opened();
    const card = aDeckCard(userId);
    await deck.add([card]);
    const { card: next, review } = reviewed(card);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => deck.review(next, review)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") {
        expect(result.reason).toMatchObject({ code: "stale-version", details: { version: 2 } });
      }
    }
  });

  test("a card that is not in the deck cannot be reviewed", async () => {
    const { deck, userId } = await opened();
    const { card, review } = reviewed(aDeckCard(userId));
    await expect(deck.review(card, review)).rejects.toMatchObject({ code: "not-found" });
  });
}
