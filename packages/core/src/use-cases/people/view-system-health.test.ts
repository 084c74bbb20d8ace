import { expect, test } from "vitest";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { checkHealth } from "./check-health.ts";
import { viewSystemHealth } from "./view-system-health.ts";

test("how many programs run and what is around them is for admins alone", async () => {
  const deps = memoryDeps();
  const sandboxes = {
    confinement: "namespaces",
    memoryLimit: "kernel",
    starts: { javascript: "copied", python: "anew" },
    forgedRuns: 2,
  } as const;
  deps.probes.sandboxes = () => sandboxes;
  expect(await viewSystemHealth(deps)).toMatchObject({ queue: { running: 0 }, sandboxes });
  expect(Object.keys(await checkHealth(deps))).toEqual(["status", "database", "runner", "coach"]);
});
