import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStages } from "./stages.mjs";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function record({ isTTY = false, columns = 60 } = {}) {
  let text = "";
  const out = { isTTY, columns, write: (chunk) => (text += chunk) };
  return { stages: createStages({ out, now: () => Date.now() }), text: () => text };
}

const takes = (ms, result) => () => vi.advanceTimersByTimeAsync(ms).then(() => result);

test("away from a terminal a quick stage is one line with its time", async () => {
  const { stages, text } = record();
  await stages.run("Install packages", takes(1_234));
  expect(text()).toBe("✓ Install packages         1.2 s\n");
});

test("away from a terminal a long stage says now and then that it goes on", async () => {
  const { stages, text } = record();
  await stages.run("Build", takes(75_000, { note: "unchanged" }));
  const lines = text().trimEnd().split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "… Build                    2.0 s",
    "… Build                    12.0 s",
  ]);
  expect(lines.at(-1)).toBe("✓ Build                    1 min 15 s  unchanged");
});

test("on a terminal the running line is redrawn, fits the width and ends as the finished one", async () => {
  const { stages, text } = record({ isTTY: true });
  await stages.run("Build", async () => {
    stages.detail("compiling ".repeat(20));
    await vi.advanceTimersByTimeAsync(450);
  });
  const drawn = text().split("\r\x1b[2K");
  expect(drawn.filter((line) => line.includes("compiling"))).toHaveLength(4);
  expect(Math.max(...drawn.slice(0, -1).map((line) => line.length))).toBeLessThan(60);
  expect(drawn.at(-1)).toContain("Build                    0.5 s\n");
});

test("a failed stage is marked and its error passed on", async () => {
  const { stages, text } = record();
  const failing = stages.run("Seed", async () => {
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  expect(text()).toBe("✗ Seed                     0.0 s\n");
});

test("the stage under way can be asked for, and the total counts them all", async () => {
  const { stages } = record();
  stages.begin("Migrate");
  await vi.advanceTimersByTimeAsync(1_500);
  expect(stages.current).toBe("Migrate");
  stages.end("✓");
  expect(stages.current).toBeUndefined();
  expect(stages.total()).toBe("1.5 s");
});
