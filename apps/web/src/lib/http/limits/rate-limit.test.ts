import { memoryDeps } from "@foothold/core/testing";
import { expect, test } from "vitest";
import { limits, requireWithinLimit } from "./rate-limit.ts";

test("the run after a day's thousand is refused by its reason and with a time, and another person's is not", async () => {
  const deps = memoryDeps();
  for (let run = 0; run < limits.runsADay.max; run++) {
    await requireWithinLimit(deps, "runsADay", "one");
  }
  await expect(requireWithinLimit(deps, "runsADay", "one")).rejects.toMatchObject({
    code: "rate-limited",
    message: "You have used all 1000 runs of a day.",
    retryAfterSeconds: expect.any(Number),
  });
  await requireWithinLimit(deps, "runsADay", "other");
});
