import { describe, expect, test } from "vitest";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { aCard } from "../../../testing/builders/lesson-builder.ts";
import { aDeckCard } from "../../../testing/contracts/harness/learning-harness.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { reachStep } from "../../../testing/reach-step.ts";
import { answerCheck } from "../lesson/answer-check.ts";
import { reviewCard } from "./review-card.ts";
import { viewRecall } from "./view-recall.ts";
import { viewRecallOutlook } from "./view-recall-outlook.ts";

const actor = aLearner();
const cardId = "arithmetic-start";
const cards = [aCard(), aCard({ id: "stack-top", patternId: "stack" })];

function withoutAnything() {
  return memoryDeps({ cards });
}

async function withDeck() {
  const deps = withoutAnything();
  await reachStep(deps, "COMPLETE");
  return deps;
}

describe("cards enter the deck", () => {
  test("not by themselves", async () => {
    const recall = await viewRecall(withoutAnything(), {}, actor);
    expect(recall).toEqual({ due: 0, total: 0, nextDueAt: null, cards: [] });
  });

  test("with a completed problem of their pattern, and no others do", async () => {
    const { due, total, cards: shown } = await viewRecall(await withDeck(), {}, actor);
    expect({ due, total }).toEqual({ due: 1, total: 1 });
    expect(shown).toMatchObject([{ id: cardId, patternName: "Arithmetic", isNew: true }]);
  });

  test("not with a problem that is still open", async () => {
    const deps = withoutAnything();
    await reachStep(deps, "REFLECT");
    expect((await viewRecallOutlook(deps, actor)).total).toBe(0);
  });

  test("with a completed lesson of their pattern", async () => {
    const deps = withoutAnything();
    const answer = (check: number, choice: number) =>
      answerCheck(deps, { lessonId: "arithmetic-bite", check, choice }, actor);
    await answer(0, 1);
    expect((await viewRecallOutlook(deps, actor)).total).toBe(0);
    await answer(1, 0);
    expect(await viewRecallOutlook(deps, actor)).toEqual({ due: 1, total: 1, nextDueAt: null });
  });

  test("once, however often they are looked at", async () => {
    const deps = await withDeck();
    await Promise.all([viewRecallOutlook(deps, actor), viewRecall(deps, {}, actor)]);
    expect(await viewRecallOutlook(deps, actor)).toMatchObject({ total: 1 });
  });

  test("for the one who completed, and for nobody else", async () => {
    const other = aLearner({ userId: "learner-2" });
    expect((await viewRecallOutlook(await withDeck(), other)).total).toBe(0);
  });
});

describe("rating a card", () => {
  async function shown() {
    const deps = await withDeck();
    await viewRecall(deps, {}, actor);
    return deps;
  }

  test("sends it to the time that was promised for that rating", async () => {
    const deps = await shown();
    const [card] = (await viewRecall(deps, {}, actor)).cards;
    const answer = await reviewCard(deps, { cardId, rating: "good", version: 1 }, actor);
    expect(answer).toEqual({
      due: 0,
      total: 1,
      nextDueAt: card?.comesAgainAt.good,
      comesAgainAt: card?.comesAgainAt.good,
    });
    expect((await viewRecall(deps, {}, actor)).cards).toEqual([]);
  });

  test("of a deck that has cards the catalogue lost does not count those", async () => {
    const deps = await shown();
    await deps.deck.add([aDeckCard(actor.userId, { cardId: "long-gone" })]);
    expect((await viewRecall(deps, {}, actor)).total).toBe(1);
    const rating = { cardId, rating: "good", version: 1 } as const;
    expect(await reviewCard(deps, rating, actor)).toMatchObject({ due: 0, total: 1 });
  });

  test("as forgotten brings it back soon", async () => {
    const deps = await shown();
    await reviewCard(deps, { cardId, rating: "again", version: 1 }, actor);
    deps.clock.advance(10 * 60);
    expect((await viewRecall(deps, {}, actor)).cards).toMatchObject([
      { id: cardId, version: 2, isNew: false },
    ]);
  });

  test("twice counts once", async () => {
    const deps = await shown();
    const rate = () => reviewCard(deps, { cardId, rating: "easy", version: 1 }, actor);
    await rate();
    await expect(rate()).rejects.toMatchObject({
      code: "stale-version",
      details: { version: 2 },
    });
  });

  test.each([
    ["that is not in the catalogue", "no-such-card", actor],
    ["whose pattern one has not learned", "stack-top", actor],
    ["of somebody else", cardId, aLearner({ userId: "learner-2" })],
  ])("%s is not found", async (_name, id, who) => {
    const deps = await shown();
    await expect(
      reviewCard(deps, { cardId: id, rating: "good", version: 1 }, who),
    ).rejects.toMatchObject({ code: "not-found" });
  });
});
