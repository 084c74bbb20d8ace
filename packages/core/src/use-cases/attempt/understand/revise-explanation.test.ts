import { describe, expect, test } from "vitest";
import { tellStory } from "../../../attempt/story/tell-story.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { anExplanation } from "../../../testing/builders/attempt-builders.ts";
import { reviseExplanation } from "./revise-explanation.ts";

const clearer = anExplanation({ explanation: "You add both prices: their sum is the result." });
const vague = anExplanation({ explanation: "Things happen." });

describe("revising the explanation", () => {
  test.each(["PLAN", "IMPLEMENT", "VERIFY", "REFLECT"] as const)(
    "at %s keeps the step, the code and the results",
    async (step) => {
      const { deps, attemptId, actor, stored } = await atStep(step);
      const before = await stored();
      const answer = await reviseExplanation(deps, { attemptId, ...clearer }, actor);
      expect(answer.status).toBe("PASS");
      const { understandPayload, ...after } = await stored();
      expect(understandPayload).toMatchObject({ ...clearer, aiAssessment: { status: "PASS" } });
      for (const kept of [
        "v2Step",
        "code",
        "planPayload",
        "verifyPayload",
        "stuckTrail",
      ] as const) {
        expect(after[kept]).toEqual(before[kept]);
      }
    },
  );

  test("with words that say less does not lead back", async () => {
    const { deps, attemptId, actor, stored } = await atStep("VERIFY");
    const answer = await reviseExplanation(deps, { attemptId, ...vague }, actor);
    expect(answer).toMatchObject({ status: "NEEDS_WORK", gaps: [expect.any(String)] });
    expect(await stored()).toMatchObject({
      v2Step: "VERIFY",
      understandPayload: { ...vague, aiAssessment: { status: "NEEDS_WORK" } },
    });
  });

  test("keeps the new words when the coach is out of order", async () => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    deps.coach.breakDown(new Error("out of order"));
    await expect(reviseExplanation(deps, { attemptId, ...clearer }, actor)).rejects.toMatchObject({
      code: "coach-unavailable",
    });
    expect((await stored()).understandPayload?.explanation).toBe(clearer.explanation);
  });

  test("is told with the words before it", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    await reviseExplanation(deps, { attemptId, ...vague }, actor);
    await reviseExplanation(deps, { attemptId, ...clearer }, actor);
    const { items } = await deps.attempts.events(attemptId, { limit: 1000 });
    expect(tellStory(items).revisions).toMatchObject([
      { step: "UNDERSTAND", place: "IMPLEMENT", before: anExplanation() },
      { step: "UNDERSTAND", place: "IMPLEMENT", before: vague },
    ]);
  });
});
