import { expect, test } from "vitest";
import { MAX_PAGE_SIZE } from "../../entities/page.ts";
import { aLearner } from "../../testing/builders/attempt-builders.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { startAttempt } from "../../use-cases/attempt/start-attempt.ts";
import { listAllAttempts } from "./list-all-attempts.ts";

test("attempts of every page are there, each once", async () => {
  const deps = memoryDeps();
  const count = MAX_PAGE_SIZE * 2 + 1;
  for (let started = 0; started < count; started++) {
    const input = { problemSlug: "add-two", language: "python" } as const;
    await startAttempt(deps, input, aLearner());
  }
  const all = await listAllAttempts(deps, { userId: aLearner().userId });
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
  expect(all).toHaveLength(count);
});
