import { expect, test, vi } from "vitest";
import type { Deps } from "../../../ports/deps.ts";
import { type OpenStores, openedForThisTest } from "../harness/harness.ts";

const daily = { max: 100, windowSeconds: 86_400 };
const SECOND_MS = 1_000;

/** Needs stores whose clock runs. */
export function rateLimitsContract(open: OpenStores): void {
  const opened = () => openedForThisTest(open);

  test("each key counts for itself", async () => {
    const { rateLimits } = await opened();
    const taken = [];
    for (const key of ["a", "a", "b", "a"]) taken.push(await rateLimits.take(key, daily));
    expect(taken).toEqual([1, 2, 1, 3].map((count) => ({ allowed: true, count })));
  });

  test("calls at the same time are all counted, and no more than allowed pass", async () => {
    const { rateLimits } = await opened();
    const limit = { ...daily, max: 12 };
    const taken = await Promise.all(Array.from({ length: 20 }, () => rateLimits.take("a", limit)));
    const counts = taken.flatMap((one) => (one.allowed ? [one.count] : []));
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  test("who is refused is told a wait of at least a second and hardly more than the window", async () => {
    const { rateLimits } = await opened();
    for (const windowSeconds of [1, 60, daily.windowSeconds]) {
      const limit = { max: 1, windowSeconds };
      const key = `every ${windowSeconds}`;
      await rateLimits.take(key, limit);
      const { retryAfterSeconds = 0, allowed } = { ...(await rateLimits.take(key, limit)) } as {
        allowed: boolean;
        retryAfterSeconds?: number;
      };
      expect(allowed).toBe(false);
      expect(Number.isInteger(retryAfterSeconds)).toBe(true);
      expect(retryAfterSeconds).toBeGreaterThanOrEqual(1);
      expect(retryAfterSeconds).toBeLessThanOrEqual(Math.ceil(windowSeconds * 1.1));
    }
  });

  test("there is room again after the window, however often one asked in vain", async () => {
    const { rateLimits } = await opened();
    const limit = { max: 1, windowSeconds: 1 };
    await rateLimits.take("a", limit);
    await vi.waitFor(async () => expect((await rateLimits.take("a", limit)).allowed).toBe(true), {
      timeout: 3 * SECOND_MS,
      interval: 20,
    });
  });

  test("no stretch of the window's length has more calls than allowed, wherever it begins", async () => {
    const { rateLimits } = await opened();
    const limit = { max: 5, windowSeconds: 1 };
    // A burst late in a second of the clock and another early in the next: what a fixed window lets through twice.
    await vi.waitUntil(() => Date.now() % SECOND_MS > 700, { timeout: 2 * SECOND_MS, interval: 5 });
    const passed = await passedWithin(rateLimits, limit, 2.5 * SECOND_MS);
    expect(passed.length).toBeGreaterThan(limit.max);
    for (const [index, call] of passed.entries()) {
      const later = passed[index + limit.max];
      if (later) expect(later.endedAtMs - call.begunAtMs).toBeGreaterThanOrEqual(SECOND_MS);
    }
  });

  test("a call that is given back does not count, and there is nothing to give back but calls", async () => {
    const { rateLimits } = await opened();
    const limit = { ...daily, max: 2 };
    for (let turn = 0; turn < 4; turn++) {
      expect(await rateLimits.take("a", limit)).toMatchObject({ allowed: true });
      await rateLimits.giveBack("a");
    }
    await rateLimits.giveBack("a");
    await rateLimits.giveBack("never taken");
    const allowed = [];
    for (let turn = 0; turn < 3; turn++) allowed.push((await rateLimits.take("a", limit)).allowed);
    expect(allowed).toEqual([true, true, false]);
  });

  test("what is cleared begins anew, and nothing else does", async () => {
    const { rateLimits } = await opened();
    const limit = { ...daily, max: 1 };
    for (const key of ["a", "b"]) await rateLimits.take(key, limit);
    await rateLimits.clear("a");
    expect((await rateLimits.take("a", limit)).allowed).toBe(true);
    expect((await rateLimits.take("b", limit)).allowed).toBe(false);
  });
}

type Limit = Parameters<Deps["rateLimits"]["take"]>[1];

/** Asks without a pause; of each call that passed, when it began and ended. */
async function passedWithin(rateLimits: Deps["rateLimits"], limit: Limit, ms: number) {
  const passed: { begunAtMs: number; endedAtMs: number }[] = [];
  const endMs = Date.now() + ms;
  while (Date.now() < endMs) {
    const begunAtMs = performance.now();
    const { allowed } = await rateLimits.take("a", limit);
    if (allowed) passed.push({ begunAtMs, endedAtMs: performance.now() });
  }
  return passed;
}
