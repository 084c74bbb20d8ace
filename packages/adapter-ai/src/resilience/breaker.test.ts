import { ModelFailure, type ModelFailureKind } from "@foothold/core/coach";
import { expect, test } from "vitest";
import { breaker, FAILED_CALLS_TO_REST, LONGEST_REST_MS, REST_MS } from "./breaker.ts";

function started() {
  let nowMs = 0;
  const tried = breaker(() => nowMs);
  const fails = (kind: ModelFailureKind, retryAfterMs?: number) =>
    tried
      .call(() => Promise.reject(new ModelFailure(kind, kind, { retryAfterMs })))
      .catch((error: ModelFailure) => error);
  return {
    tried,
    fails,
    works: () => tried.call(async () => "worked"),
    pass: (ms: number) => {
      nowMs += ms;
    },
    resting() {
      try {
        tried.check();
        return false;
      } catch {
        return true;
      }
    },
    async failTimes(times: number, kind: ModelFailureKind = "unavailable") {
      for (let time = 0; time < times; time++) await fails(kind);
    },
  };
}

test.each<[ModelFailureKind, boolean]>([
  ["rate-limited", true],
  ["unavailable", true],
  ["timed-out", true],
  ["refused", false],
  ["truncated", false],
  ["malformed", false],
  ["not-configured", false],
  ["cancelled", false],
])("after enough calls that end %s, resting is %s", async (kind, rests) => {
  const { failTimes, resting } = started();
  await failTimes(FAILED_CALLS_TO_REST - 1, kind);
  expect(resting()).toBe(false);
  await failTimes(1, kind);
  expect(resting()).toBe(rests);
});

test("only failures in a row count", async () => {
  const { failTimes, works, resting } = started();
  await failTimes(FAILED_CALLS_TO_REST - 1);
  await works();
  await failTimes(FAILED_CALLS_TO_REST - 1);
  expect(resting()).toBe(false);
});

test("while it rests no call is made, and it says for how long", async () => {
  const { tried, failTimes, pass } = started();
  await failTimes(FAILED_CALLS_TO_REST);
  pass(10_000);
  const made: string[] = [];
  await expect(tried.call(async () => made.push("made"))).rejects.toMatchObject({
    kind: "unavailable",
    retryAfterMs: REST_MS - 10_000,
  });
  expect(made).toEqual([]);
});

test.each([
  ["the usual rest", 1_000, REST_MS],
  ["the longer one that was asked for", 60_000, 60_000],
  ["the longest one at most", 24 * 3_600_000, LONGEST_REST_MS],
])("it rests for %s", async (_name, askedMs, restMs) => {
  const { fails, pass, resting } = started();
  for (let time = 0; time < FAILED_CALLS_TO_REST; time++) await fails("rate-limited", askedMs);
  pass(restMs - 1);
  expect(resting()).toBe(true);
  pass(1);
  expect(resting()).toBe(false);
});

test("after the rest one call goes ahead, and the others wait for what it finds", async () => {
  const { tried, failTimes, pass, resting, works } = started();
  await failTimes(FAILED_CALLS_TO_REST);
  pass(REST_MS);
  let answer = (_: string) => {};
  const probe = tried.call(
    () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  );
  expect(resting()).toBe(true);
  await expect(works()).rejects.toMatchObject({ kind: "unavailable", retryAfterMs: 1_000 });
  answer("back");
  await expect(probe).resolves.toBe("back");
  expect(resting()).toBe(false);
  await expect(works()).resolves.toBe("worked");
});

test("a first call that fails means another rest", async () => {
  const { failTimes, pass, resting } = started();
  await failTimes(FAILED_CALLS_TO_REST);
  pass(REST_MS);
  await failTimes(1);
  expect(resting()).toBe(true);
});

test.each([
  ["is cancelled", "cancelled", false],
  ["is refused by a provider that is back", "refused", false],
] as const)("a first call that %s leaves the next one free", async (_name, kind, rests) => {
  const { failTimes, fails, pass, resting } = started();
  await failTimes(FAILED_CALLS_TO_REST);
  pass(REST_MS);
  await fails(kind);
  expect(resting()).toBe(rests);
});

test("what is not the provider's failure is not counted", async () => {
  const { tried, resting } = started();
  for (let time = 0; time < FAILED_CALLS_TO_REST; time++) {
    await tried.call(() => Promise.reject(new Error("a listener's own"))).catch(() => {});
  }
  expect(resting()).toBe(false);
});
