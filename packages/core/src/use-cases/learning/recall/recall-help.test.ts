import { describe, expect, test } from "vitest";
import { stuckActionSchema } from "../../../entities/attempt/attempt-event-details.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { aCard } from "../../../testing/builders/lesson-builder.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { reachStep } from "../../../testing/reach-step.ts";
import { helpWithCard } from "./help-with-card.ts";
import { recapCard } from "./recap-card.ts";
import { reviewCard } from "./review-card.ts";
import { viewRecall } from "./view-recall.ts";

const actor = aLearner();
const { id: cardId, answer, hint } = aCard();

async function atCard() {
  const deps = memoryDeps();
  await reachStep(deps, "COMPLETE");
  await viewRecall(deps, {}, actor);
  return {
    deps,
    help: (action: "nudge" | "checkpoint" | "rescue", written?: string) =>
      helpWithCard(deps, { cardId, action, ...(written && { answer: written }) }, actor),
    recap: (text: string) => recapCard(deps, { cardId, text }, actor),
    rate: (version = 1) => reviewCard(deps, { cardId, rating: "hard", version }, actor),
    card: async () => (await viewRecall(deps, {}, actor)).cards[0],
  };
}

describe("being stuck at a card", () => {
  test.each(stuckActionSchema.options)(
    "%s is answered, and only a rescue asks for a recap",
    async (action) => {
      const { help, card } = await atCard();
      const requiresRecap = action === "rescue";
      const response = expect.any(String);
      expect(await help(action)).toEqual({ action, response, requiresRecap, isFallback: false });
      expect(await card()).toMatchObject({
        recapRequired: requiresRecap,
        exchanges: [{ kind: action }],
      });
    },
  );

  test("a nudge is the card's hint", async () => {
    const { help } = await atCard();
    expect((await help("nudge")).response).toBe(hint);
  });

  test.each([
    ["nothing written", "", "nothing to look at yet"],
    [
      "words of the answer",
      "It begins with zero, that changes nothing when adding",
      "You are there",
    ],
    ["some of the answer", "I think it is zero", "on the way"],
    ["something else", "Maybe a queue of people", "something else"],
  ])("a checkpoint of %s says so, and not the answer", async (_name, written, said) => {
    const { help } = await atCard();
    const { response } = await help("checkpoint", written);
    expect(response).toContain(said);
    expect(response).not.toContain(answer);
  });

  test("after a rescue the card can be rated only once it was explained back", async () => {
    const { help, rate, recap } = await atCard();
    expect((await help("rescue")).response).toContain(answer);
    await expect(rate()).rejects.toMatchObject({ code: "recap-required" });
    expect(await recap(answer)).toMatchObject({ accepted: false, recapRequired: true });
    await expect(rate()).rejects.toMatchObject({ code: "recap-required" });
    const mine = "A running sum has to start at zero so that the first value stays what it is.";
    expect(await recap(mine)).toMatchObject({ accepted: true, recapRequired: false });
    expect(await rate()).toMatchObject({ due: 0 });
  });

  test("what was said is gone when the card comes again", async () => {
    const { deps, help, rate, card } = await atCard();
    await help("nudge");
    await rate();
    deps.clock.advance(60 * 60);
    expect(await card()).toMatchObject({ version: 2, exchanges: [] });
  });

  test("a card that is not in one's deck has no help", async () => {
    const { deps } = await atCard();
    const stranger = aLearner({ userId: "learner-2" });
    await expect(helpWithCard(deps, { cardId, action: "rescue" }, stranger)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
