import { describe, expect, test } from "vitest";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { anExplanation } from "../../../testing/builders/attempt-builders.ts";
import { answerFollowup } from "./answer-followup.ts";
import { submitExplanation } from "./submit-explanation.ts";

const question = "What do you do with the two numbers?";

async function asked(): Promise<AtStep> {
  const at = await atStep("UNDERSTAND");
  const vague = anExplanation({ explanation: "Things happen." });
  await submitExplanation(at.deps, { attemptId: at.attemptId, ...vague }, at.actor);
  return at;
}

describe("answering a follow-up", () => {
  test("can turn work to do into a pass", async () => {
    const { deps, attemptId, actor, stored } = await asked();
    const answer = await answerFollowup(deps, { attemptId, question, answer: "I add them" }, actor);
    expect(answer.status).toBe("PASS");
    const { v2Step, understandPayload } = await stored();
    expect(v2Step).toBe("PLAN");
    expect(understandPayload?.followups).toEqual([
      { question, answer: "I add them", timestamp: expect.any(String) },
    ]);
  });

  test("that says too little stays, and may be given again", async () => {
    const { deps, attemptId, actor, stored } = await asked();
    const weak = await answerFollowup(deps, { attemptId, question, answer: "Magic" }, actor);
    expect(weak.status).toBe("NEEDS_WORK");
    await answerFollowup(deps, { attemptId, question, answer: "The sum" }, actor);
    const { v2Step, understandPayload } = await stored();
    expect(v2Step).toBe("PLAN");
    expect(understandPayload?.followups.map(({ answer }) => answer)).toEqual(["The sum"]);
  });

  test("to a coach that throws is kept, and can be sent again", async () => {
    const { deps, attemptId, actor, stored } = await asked();
    const input = { attemptId, question, answer: "I add them" };
    deps.coach.breakDown(new Error("out of order"));
    await expect(answerFollowup(deps, input, actor)).rejects.toMatchObject({
      code: "coach-unavailable",
    });
    expect((await stored()).understandPayload?.followups).toHaveLength(1);
    deps.coach.breakDown(null);
    expect((await answerFollowup(deps, input, actor)).status).toBe("PASS");
    expect((await stored()).understandPayload?.followups).toHaveLength(1);
  });

  test("that nobody asked for is refused by the field's name", async () => {
    const { deps, attemptId, actor } = await asked();
    const input = { attemptId, question: "Is it art?", answer: "Yes" };
    await expect(answerFollowup(deps, input, actor)).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "question" }] },
    });
  });
});
