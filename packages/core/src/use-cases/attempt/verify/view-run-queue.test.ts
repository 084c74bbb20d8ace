import { expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { viewRunQueue } from "./view-run-queue.ts";

const waiting = { before: 3, expectedWaitMs: 12_000 };

test("who waits is told how many are before them and how long that takes", async () => {
  const { deps, attemptId, actor } = await atStep("VERIFY");
  deps.probes.places = (requester) => (requester === actor.userId ? [waiting] : []);
  deps.probes.queue = () => ({
    running: 2,
    waiting: 4,
    longestWaitMs: 900,
    expectedWaitMs: 15_000,
  });
  expect(await viewRunQueue(deps, { attemptId }, actor)).toEqual({
    place: waiting,
    queue: { waiting: 4, expectedWaitMs: 15_000 },
  });
});

test("who does not wait has no place", async () => {
  const { deps, attemptId, actor } = await atStep("VERIFY");
  expect((await viewRunQueue(deps, { attemptId }, actor)).place).toBeNull();
});

test("somebody else's attempt is not found", async () => {
  const { deps, attemptId } = await atStep("VERIFY");
  const other = aLearner({ userId: "somebody" });
  await expect(viewRunQueue(deps, { attemptId }, other)).rejects.toMatchObject({
    code: "not-found",
  });
});
