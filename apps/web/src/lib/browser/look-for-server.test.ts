import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOOK_EVERY_MS, lookForServer } from "./look-for-server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("every look tells whether the server answers, and none comes after the end", async () => {
  const answers = [
    () => Promise.reject(new TypeError("refused")),
    () => Promise.resolve(new Response(null, { status: 503 })),
    () => Promise.resolve(new Response("{}")),
  ];
  const health = vi.fn(() => answers.shift()?.() ?? Promise.resolve(new Response("{}")));
  vi.stubGlobal("fetch", health);
  const looks: boolean[] = [];
  const stop = lookForServer((isThere) => looks.push(isThere));
  await vi.advanceTimersByTimeAsync(3 * LOOK_EVERY_MS);
  expect(looks).toEqual([false, false, true]);
  stop();
  await vi.advanceTimersByTimeAsync(3 * LOOK_EVERY_MS);
  expect(health).toHaveBeenCalledTimes(3);
});
