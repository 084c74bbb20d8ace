import { memoryDeps } from "@foothold/core/testing";
import { expect, test } from "vitest";
import { sweep } from "./job-handlers.ts";

test("each part of a sweep that fails is in the audit trail, and the others are done", async () => {
  const deps = memoryDeps();
  const done: string[] = [];
  deps.recoveries = {
    ...deps.recoveries,
    due: () => Promise.reject(new TypeError("no recoveries")),
  };
  deps.episodes = {
    ...deps.episodes,
    endLeft: () => Promise.reject(new RangeError("no episodes")),
  };
  deps.subTaskPlans = {
    ...deps.subTaskPlans,
    abandoned: async () => {
      done.push("plans");
      return [];
    },
  };
  await expect(sweep(deps)).rejects.toThrow(AggregateError);
  expect(done).toEqual(["plans"]);
  const { items } = await deps.audit.search({ action: "job-failed", limit: 5 });
  const failed = items.map(({ subject, details }) => [subject, details?.error]);
  expect(Object.fromEntries(failed)).toEqual({ recoveries: "TypeError", episodes: "RangeError" });
});
