import { expect, test } from "vitest";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { reachStep } from "../../../testing/reach-step.ts";
import { listAttempts, listAttemptsInput } from "./list-attempts.ts";

test("a learner lists their own attempts, newest first, and can ask for the open ones", async () => {
  const deps = memoryDeps();
  const done = await reachStep(deps, "COMPLETE");
  deps.clock.advance(60);
  const open = await reachStep(deps, "PLAN");
  await reachStep(deps, "PLAN", { actor: aLearner({ userId: "learner-2" }) });
  const ids = async (query: Record<string, string>) =>
    (await listAttempts(deps, listAttemptsInput.parse(query), aLearner())).items.map((i) => i.id);
  expect(await ids({})).toEqual([open, done]);
  expect(await ids({ finished: "false" })).toEqual([open]);
  expect(await ids({ finished: "true" })).toEqual([done]);
  expect(await ids({ problemSlug: "other" })).toEqual([]);
});
