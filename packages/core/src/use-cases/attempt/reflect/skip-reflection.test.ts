import { describe, expect, test } from "vitest";
import { modeSchema } from "../../../entities/attempt/attempt-mode.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { takeStuckAction } from "../../stuck/take-stuck-action.ts";
import { skipReflection } from "./skip-reflection.ts";

describe("skipping the reflection", () => {
  test.each(modeSchema.options)("completes the attempt of a %s", async (mode) => {
    const { deps, attemptId, actor } = await atStep("REFLECT", { mode });
    const { attempt } = await skipReflection(deps, { attemptId }, actor);
    expect(attempt).toMatchObject({ v2Step: "COMPLETE", reflectPayload: null });
  });

  test("is refused while a recap is owed", async () => {
    const { deps, attemptId, actor } = await atStep("REFLECT");
    await takeStuckAction(deps, { attemptId, action: "rescue" }, actor);
    await expect(skipReflection(deps, { attemptId }, actor)).rejects.toMatchObject({
      code: "recap-required",
    });
  });
});
