import { describe, expect, test } from "vitest";
import type { QuickOption } from "../../entities/recovery/guidance.ts";
import { type AtStep, atStep } from "../../testing/attempt-tests.ts";
import { inClass, instructor } from "../../testing/scenarios/asked-instructor.ts";
import { answerEscalation } from "../recovery/escalation/answer-escalation.ts";
import { askInstructor } from "../recovery/escalation/ask-instructor.ts";
import { claimEscalation } from "../recovery/escalation/claim-escalation.ts";
import { viewRecovery } from "../recovery/view-recovery.ts";
import { skipStep } from "./skip-step.ts";

async function answeredWith(at: AtStep, option: QuickOption): Promise<string> {
  const { deps, attemptId, actor } = at;
  await inClass(at, actor);
  const { recovery } = await askInstructor(deps, { attemptId, message: "" }, actor);
  const escalationId = recovery?.escalation?.id ?? "";
  await claimEscalation(deps, { escalationId }, instructor);
  await answerEscalation(deps, { escalationId, option, text: "Go on." }, instructor);
  const [answer] = await deps.escalations.answersOf(attemptId);
  return answer?.id ?? "";
}

describe("skipping a step", () => {
  test.each([
    ["UNDERSTAND", "PLAN"],
    ["PLAN", "IMPLEMENT"],
  ] as const)("takes an expert from %s to %s", async (step, to) => {
    const { deps, attemptId, actor } = await atStep(step, { mode: "EXPERT" });
    const { attempt } = await skipStep(deps, { attemptId, step }, actor);
    expect(attempt.v2Step).toBe(to);
  });

  test.each(["UNDERSTAND", "PLAN"] as const)("is refused to a beginner at %s", async (step) => {
    const { deps, attemptId, actor, stored } = await atStep(step);
    await expect(skipStep(deps, { attemptId, step }, actor)).rejects.toMatchObject({
      code: "skip-not-allowed",
      details: { v2Step: step },
    });
    expect((await stored()).v2Step).toBe(step);
  });

  test.each([
    ["UNDERSTAND", "PLAN"],
    ["PLAN", "IMPLEMENT"],
  ] as const)(
    "takes a beginner on from %s whom an instructor told to leave it, and notes what is missing",
    async (step, to) => {
      const at = await atStep(step);
      const { deps, attemptId, actor } = at;
      const answerId = await answeredWith(at, "skip");
      const { recovery } = await viewRecovery(deps, { attemptId }, actor);
      expect(recovery?.leave).toMatchObject({ hasNextStep: true });
      expect(recovery?.leave?.missing.length).toBeGreaterThan(0);
      const { attempt } = await skipStep(deps, { attemptId, step }, actor);
      expect(attempt.v2Step).toBe(to);
      const { items } = await deps.attempts.events(attemptId, { limit: 50 });
      const skipped = items.find(({ type }) => type === "step-skipped");
      expect(skipped?.details).toEqual({
        missing: recovery?.leave?.missing,
        excusedBy: answerId,
      });
      expect((await viewRecovery(deps, { attemptId }, actor)).recovery?.leave).toBeNull();
    },
  );

  test("is still refused after any other answer, and never skips failing tests", async () => {
    const plan = await atStep("PLAN");
    await answeredWith(plan, "free-text");
    const asking = { attemptId: plan.attemptId, step: "PLAN" } as const;
    await expect(skipStep(plan.deps, asking, plan.actor)).rejects.toMatchObject({
      code: "skip-not-allowed",
    });
    const code = await atStep("IMPLEMENT");
    await answeredWith(code, "skip");
    const { recovery } = await viewRecovery(code.deps, { attemptId: code.attemptId }, code.actor);
    expect(recovery?.leave).toEqual({
      missing: ["The tests were not run yet."],
      hasNextStep: false,
    });
    expect((await code.stored()).v2Step).toBe("IMPLEMENT");
  });

  test("asked twice does not skip two", async () => {
    const { deps, attemptId, actor, stored } = await atStep("UNDERSTAND", { mode: "EXPERT" });
    await skipStep(deps, { attemptId, step: "UNDERSTAND" }, actor);
    await expect(skipStep(deps, { attemptId, step: "UNDERSTAND" }, actor)).rejects.toMatchObject({
      code: "wrong-step",
    });
    expect((await stored()).v2Step).toBe("PLAN");
  });
});
