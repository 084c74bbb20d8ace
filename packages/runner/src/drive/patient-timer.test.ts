import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patientTimer } from "./patient-timer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ["a program that ran all the time", () => 0, 1_000],
  ["a program that nobody can measure", () => null, 1_000],
  ["a program that sleeps, which is no reason for more time", () => 0, 1_000],
  ["a program that waited for a processor half of the time", (ms: number) => ms / 2, 2_000],
  ["a program that waited for most of the time", (ms: number) => ms * 0.75, 3_000],
])("%s", (_name, waitedAt, stopsAtMs) => {
  const started = performance.now();
  const fire = vi.fn();
  patientTimer(1_000, () => waitedAt(performance.now() - started), fire).restart();
  vi.advanceTimersByTime(stopsAtMs - 100);
  expect(fire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(fire).toHaveBeenCalledOnce();
});

test("a restart gives the whole time again, a stop ends it", () => {
  const fire = vi.fn();
  const timer = patientTimer(1_000, () => null, fire);
  timer.restart();
  vi.advanceTimersByTime(900);
  timer.restart();
  vi.advanceTimersByTime(900);
  expect(fire).not.toHaveBeenCalled();
  timer.stop();
  vi.advanceTimersByTime(5_000);
  expect(fire).not.toHaveBeenCalled();
});
