import { describe, expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { goodChoice } from "../../../testing/reach-step.ts";
import { choosePattern } from "./choose-pattern.ts";
import { suggestPatterns } from "./suggest-patterns.ts";

const explanation = "Two prices become one total.";

describe("suggesting patterns", () => {
  test("gives candidates, remembers them and waits for a choice", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const answer = await suggestPatterns(deps, { attemptId, explanation }, actor);
    expect(answer.candidates.map(({ patternId }) => patternId)).toEqual(["arithmetic", "counting"]);
    expect(answer.recommendedNextAction).not.toBe("");
    const { v2Step, planPayload } = await stored();
    expect(v2Step).toBe("PLAN");
    expect(planPayload).toMatchObject({
      suggestedPatterns: [{ patternId: "arithmetic", aiConfidence: 0.9 }, {}],
      suggestionMarks: { isFallback: false },
      chosenPattern: null,
      userConfidence: null,
      discoveryTriggered: false,
    });
  });

  test("from a coach that throws keeps what was sent, and can be asked again", async () => {
    const { deps, attemptId, actor, eventTypes, stored } = await atStep("PLAN");
    deps.coach.breakDown(new Error("out of order"));
    const ask = () => suggestPatterns(deps, { attemptId, explanation }, actor);
    await expect(ask()).rejects.toMatchObject({ code: "coach-unavailable" });
    expect((await eventTypes()).at(-1)).toBe("patterns-requested");
    deps.coach.breakDown(null);
    await ask();
    expect((await stored()).planPayload?.suggestedPatterns).toHaveLength(2);
  });

  test("is no failure for a learner who chose before the suggestions were there", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const suggest = deps.coach.suggestPatterns.bind(deps.coach);
    deps.coach.suggestPatterns = async (asked) => {
      await choosePattern(deps, { attemptId, ...goodChoice }, actor);
      return suggest(asked);
    };
    const answer = await suggestPatterns(deps, { attemptId, explanation }, actor);
    expect(answer.candidates).toHaveLength(2);
    expect((await stored()).v2Step).toBe("IMPLEMENT");
  });

  test("is not refused because a choice was saved at the same moment", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const save = deps.attempts.save.bind(deps.attempts);
    let isFirst = true;
    deps.attempts.save = async (...saved) => {
      if (isFirst) {
        isFirst = false;
        await choosePattern(deps, { attemptId, ...goodChoice, confidence: 1 }, actor);
      }
      return save(...saved);
    };
    await suggestPatterns(deps, { attemptId, explanation }, actor);
    expect((await stored()).planPayload).toMatchObject({
      chosenPattern: goodChoice.patternId,
      suggestedPatterns: [{}, {}],
    });
  });
});
