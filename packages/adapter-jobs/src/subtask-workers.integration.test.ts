import { createTestDatabase } from "@foothold/adapter-db/testing";
import type { JobOf } from "@foothold/core/jobs";
import { expect, onTestFinished, test, vi } from "vitest";
import { pgBossJobs } from "./pg-boss-jobs.ts";

const within = { timeout: 20_000, interval: 10 };

test("an instance works on as many slots as it may, each of them once at a time", async () => {
  const database = await createTestDatabase();
  const errors: unknown[] = [];
  const limits = { subTasksAtOnce: 2 };
  const jobs = pgBossJobs({ url: database.url, onError: (error) => errors.push(error), limits });
  onTestFinished(async () => {
    await jobs.close();
    await database.drop();
    expect(errors).toEqual([]);
  });
  const atWork = new Set<number>();
  const gates: (() => void)[] = [];
  const done: number[] = [];
  let most = 0;
  async function subtasks({ slot }: JobOf<"subtasks">) {
    expect(atWork.has(slot)).toBe(false);
    atWork.add(slot);
    most = Math.max(most, atWork.size);
    await new Promise<void>((resolve) => gates.push(resolve));
    atWork.delete(slot);
    done.push(slot);
  }
  await jobs.start({ recovery: async () => {}, subtasks }, async () => {});
  for (const slot of [0, 1, 2]) await jobs.enqueue({ kind: "subtasks", planId: "plan", slot });
  await vi.waitFor(() => expect(atWork.size).toBe(2), within);
  await vi.waitFor(() => {
    for (const open of gates.splice(0)) open();
    expect([...done].sort()).toEqual([0, 1, 2]);
  }, within);
  expect(most).toBe(2);
});
