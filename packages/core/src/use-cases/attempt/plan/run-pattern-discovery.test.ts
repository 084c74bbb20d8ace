import { describe, expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { goodChoice } from "../../../testing/reach-step.ts";
import { choosePattern } from "./choose-pattern.ts";
import { runPatternDiscovery } from "./run-pattern-discovery.ts";

describe("pattern discovery", () => {
  test("asks, then leads to candidates that can be chosen", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const first = await runPatternDiscovery(deps, { attemptId, answers: [] }, actor);
    expect(first.question).toMatchObject({ id: "how-often", choices: ["once", "many times"] });
    const answers = [{ questionId: "how-often", answer: "once" }];
    const last = await runPatternDiscovery(deps, { attemptId, answers }, actor);
    expect(last).toMatchObject({ reply: "Then no structure is needed.", question: null });
    const { v2Step, planPayload } = await stored();
    expect(v2Step).toBe("PLAN");
    expect(planPayload).toMatchObject({
      discoveryTriggered: true,
      suggestedPatterns: [{ patternId: "arithmetic" }],
    });
    await choosePattern(deps, { attemptId, ...goodChoice, confidence: 3 }, actor);
    expect(await stored()).toMatchObject({
      v2Step: "IMPLEMENT",
      planPayload: { discoveryTriggered: true },
    });
  });

  test("with a coach that throws changes nothing", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const before = await stored();
    deps.coach.breakDown(new Error("out of order"));
    await expect(
      runPatternDiscovery(deps, { attemptId, answers: [] }, actor),
    ).rejects.toMatchObject({ code: "coach-unavailable" });
    expect(await stored()).toEqual(before);
  });
});
