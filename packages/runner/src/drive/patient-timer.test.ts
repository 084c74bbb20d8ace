import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patientTimer } from "./patient-timer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ["a program that used the processor all the time", (elapsed: number) => elapsed, 1_000],
  ["a program that nobody can measure", () => null, 1_000],
  ["a program that got half of a processor", (elapsed: number) => elapsed / 2, 1_900],
  ["a program that got a quarter of a processor", (elapsed: number) => elapsed / 4, 3_000],
  ["a program that sleeps", () => 0, 3_000],
])("%s", (_name, cpuAt, stopsAtMs) => {
  const started = performance.now();
  const fire = vi.fn();
  patientTimer(1_000, () => cpuAt(performance.now() - started), fire).restart();
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
