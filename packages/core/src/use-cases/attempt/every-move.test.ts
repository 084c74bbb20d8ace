import { describe, expect, test } from "vitest";
import { v2Steps } from "../../entities/attempt-v2.ts";
import { atStep } from "../../testing/attempt-tests.ts";
import { aLearner } from "../../testing/builders/attempt-builders.ts";
import { saveFlag } from "../../testing/save-flag.ts";
import { everyMove } from "../../testing/scenarios/every-move.ts";
import { startAttempt } from "./start-attempt.ts";

const moves = Object.entries(everyMove).map(([name, move]) => ({ name, ...move }));
const refusedPairs = moves.flatMap((move) =>
  v2Steps
    .filter((step) => !move.steps.includes(step))
    .map((step) => ({ name: move.name, step, call: move.call })),
);

describe("at a step that does not know it", () => {
  test.each(refusedPairs)("$step refuses to $name and changes nothing", async ({ step, call }) => {
    const { deps, attemptId, actor, stored } = await atStep(step, { mode: "EXPERT" });
    const before = await stored();
    await expect(call(deps, { attemptId, version: before.version }, actor)).rejects.toMatchObject({
      code: "wrong-step",
      details: { v2Step: step },
    });
    expect(await stored()).toEqual(before);
  });
});

describe("every move", () => {
  test.each(moves)("$name: someone else's attempt is not found", async ({ steps, call }) => {
    const { deps, attemptId, stored } = await atStep(steps[0] ?? "UNDERSTAND");
    const before = await stored();
    const stranger = aLearner({ userId: "learner-2" });
    await expect(
      call(deps, { attemptId, version: before.version }, stranger),
    ).rejects.toMatchObject({ code: "not-found" });
    expect(await stored()).toEqual(before);
  });

  test.each(moves)(
    "$name: another version than the stored one is stale",
    async ({ steps, call }) => {
      const { deps, attemptId, actor, stored } = await atStep(steps[0] ?? "UNDERSTAND");
      const before = await stored();
      await expect(
        call(deps, { attemptId, version: before.version + 1 }, actor),
      ).rejects.toMatchObject({ code: "stale-version", details: { version: before.version } });
      expect(await stored()).toEqual(before);
    },
  );
});

describe("an attempt in the older flow", () => {
  const newFlowOnly = moves.filter(
    ({ name }) => !/^(stuck|ask|save|submit code|rewind|run tests|retry)/.test(name),
  );

  test.each(newFlowOnly)("does not know how to $name", async ({ call }) => {
    const { deps, actor } = await atStep("UNDERSTAND");
    await saveFlag(deps, "attempt_v2_flow", false);
    const start = { problemSlug: "add-two", language: "javascript" } as const;
    const { attempt } = await startAttempt(deps, start, actor);
    await expect(call(deps, { attemptId: attempt.id, version: 1 }, actor)).rejects.toMatchObject({
      code: "wrong-step",
      details: { v2Step: null, state: "APPROACH" },
    });
  });
});
