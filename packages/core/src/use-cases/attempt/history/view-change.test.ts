import { expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { rightCode } from "../../../testing/reach-step.ts";
import { viewChange } from "./view-change.ts";

test("one change is shown whole, to its learner alone", async () => {
  const { deps, attemptId, actor } = await atStep("VERIFY");
  const change = await viewChange(deps, { attemptId, position: 1 }, actor);
  expect(change.files).toMatchObject([{ path: "solution.js", newContent: rightCode }]);
  const stranger = aLearner({ userId: "learner-2" });
  for (const [position, who] of [
    [1, stranger],
    [2, actor],
  ] as const) {
    await expect(viewChange(deps, { attemptId, position }, who)).rejects.toMatchObject({
      code: "not-found",
    });
  }
});
