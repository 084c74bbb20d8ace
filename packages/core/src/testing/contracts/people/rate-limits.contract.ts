import { expect, test, vi } from "vitest";
import { type OpenStores, openedForThisTest } from "../harness/harness.ts";

const DAY_SECONDS = 86_400;

/** Needs stores whose clock runs. */
export function rateLimitsContract(open: OpenStores): void {
  const opened = () => openedForThisTest(open);

  test("each key counts for itself", async () => {
    const { rateLimits } = await opened();
    const counts = [];
    for (const key of ["a", "a", "b", "a"]) {
      counts.push((await rateLimits.hit(key, DAY_SECONDS)).count);
    }
    expect(counts).toEqual([1, 2, 1, 3]);
  });

  test("calls at the same time are all counted", async () => {
    const { rateLimits } = await opened();
    const hits = await Promise.all(
      Array.from({ length: 20 }, () => rateLimits.hit("a", DAY_SECONDS)),
    );
    expect(hits.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  test("the wait is at least a second and at most the window", async () => {
    const { rateLimits } = await opened();
    for (const windowSeconds of [1, 60, DAY_SECONDS]) {
      const { secondsLeft } = await rateLimits.hit(`every ${windowSeconds}`, windowSeconds);
      expect(Number.isInteger(secondsLeft)).toBe(true);
      expect(secondsLeft).toBeGreaterThanOrEqual(1);
      expect(secondsLeft).toBeLessThanOrEqual(windowSeconds);
    }
  });

  test("a new window starts from one", async () => {
    const { rateLimits } = await opened();
    await vi.waitFor(async () => {
      await rateLimits.hit("a", 1);
      expect((await rateLimits.hit("a", 1)).count).toBeGreaterThan(1);
    });
    await vi.waitFor(async () => expect((await rateLimits.hit("a", 1)).count).toBe(1), 3000);
  });
}
