import { expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { listChanges } from "./list-changes.ts";

test("the changes of one's own attempt are listed, newest first", async () => {
  const { deps, attemptId, actor } = await atStep("VERIFY");
  const { items } = await listChanges(deps, { attemptId, limit: 10 }, actor);
  expect(items).toMatchObject([
    { position: 1, source: "learner", applied: true, totalStats: { added: 1, removed: 0 } },
  ]);
  const stranger = aLearner({ userId: "learner-2" });
  await expect(listChanges(deps, { attemptId, limit: 10 }, stranger)).rejects.toMatchObject({
    code: "not-found",
  });
});
