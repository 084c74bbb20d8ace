import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startLimits } from "./limits.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = { firstTextWithinMs: 8_000, wholeWithinMs: 30_000 };

test("the first words have their time", () => {
  const { stop, signal } = startLimits(limits);
  vi.advanceTimersByTime(7_999);
  expect(stop()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(stop()).toMatchObject({ kind: "timed-out" });
  expect(signal.aborted).toBe(true);
});

test("once they came, the whole reply has its own", () => {
  const { stop, textArrived } = startLimits(limits);
  textArrived();
  vi.advanceTimersByTime(29_999);
  expect(stop()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(stop()).toMatchObject({ kind: "timed-out" });
});

test("once the ending came, the connection is not waited for", () => {
  const { stop, textArrived, endingArrived } = startLimits(limits);
  textArrived();
  endingArrived();
  vi.advanceTimersByTime(250);
  expect(stop()).toMatchObject({ kind: "timed-out" });
});

test("the first reason to stop is the one that counts", async () => {
  const caller = new AbortController();
  const { stop, stopped } = startLimits({ ...limits, signal: caller.signal });
  caller.abort();
  vi.advanceTimersByTime(60_000);
  expect(stop()).toMatchObject({ kind: "cancelled" });
  expect(await stopped).toBe(stop());
});

test("closed, it leaves no timer and no listener behind", () => {
  const listeners = new Set<unknown>();
  const signal = {
    aborted: false,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
  const started = startLimits({ ...limits, signal });
  started.endingArrived();
  expect([listeners.size, vi.getTimerCount()]).toEqual([1, 3]);
  started.close();
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  expect(started.signal.aborted).toBe(true);
});
