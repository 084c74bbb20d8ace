import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../entities/people/settings.ts";
import { aLearner } from "../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { saveFlag } from "../../testing/save-flag.ts";
import { startAttempt } from "./start-attempt.ts";

const input = { problemSlug: "add-two", language: "python" } as const;

describe("starting an attempt", () => {
  test("stands at UNDERSTAND with starter code, a budget and nothing written", async () => {
    const deps = memoryDeps();
    const { attempt } = await startAttempt(deps, { ...input, mode: "BEGINNER" }, aLearner());
    expect(attempt).toMatchObject({
      v2Step: "UNDERSTAND",
      state: "APPROACH",
      version: 1,
      mode: "BEGINNER",
      code: aProblem().starterCode.python,
      hintBudget: 3,
      hintsUsedCount: 0,
      understandPayload: null,
      planPayload: null,
      verifyPayload: null,
      reflectPayload: null,
      stuck: { state: "PROGRESSING", reason: null, offer: null },
    });
    expect(attempt).not.toHaveProperty("userId");
    expect(await deps.attempts.find(attempt.id)).toMatchObject({ userId: "learner-1" });
  });

  test("the language is the one that is offered next time", async () => {
    const deps = memoryDeps();
    const { id: userId } = await deps.addPerson();
    await startAttempt(deps, input, aLearner({ userId }));
    expect(await deps.settings.find(userId)).toMatchObject({ defaultLanguage: "python" });
  });

  test.each([
    ["what is asked for", "EXPERT", "BEGINNER", true, "EXPERT"],
    ["then the person's setting", undefined, "EXPERT", true, "EXPERT"],
    ["then the flag, on", undefined, null, true, "BEGINNER"],
    ["then the flag, off", undefined, null, false, "EXPERT"],
  ] as const)("the mode is %s", async (_name, mode, defaultMode, flag, expected) => {
    const deps = memoryDeps();
    const { id: userId } = await deps.addPerson();
    await deps.settings.save(userId, { name: "Ada", ...defaultSettings, defaultMode });
    await saveFlag(deps, "beginner_mode_default", flag);
    const { attempt } = await startAttempt(deps, { ...input, mode }, aLearner({ userId }));
    expect(attempt.mode).toBe(expected);
  });

  test("with the flag off it begins in the older flow, and stays there when the flag is on again", async () => {
    const deps = memoryDeps();
    await saveFlag(deps, "attempt_v2_flow", false);
    const { attempt } = await startAttempt(deps, input, aLearner());
    expect(attempt).toMatchObject({ v2Step: null, state: "APPROACH", hintBudget: 0 });
    await saveFlag(deps, "attempt_v2_flow", true);
    expect((await deps.attempts.find(attempt.id))?.v2Step).toBeNull();
  });

  test("an unknown problem is not found", async () => {
    const start = startAttempt(memoryDeps(), { ...input, problemSlug: "nope" }, aLearner());
    await expect(start).rejects.toMatchObject({ code: "not-found" });
  });
});
