import { fakeRunner } from "@foothold/core/testing";
import { expect, test, vi } from "vitest";
import { lazyRunner } from "./lazy-runner.ts";

const request = { language: "javascript", code: "", entryPoint: "f", args: [] } as const;
const aRunner = () => ({ ...fakeRunner(), close: vi.fn(async () => {}) });

test("nothing is started before somebody asks, and then once", async () => {
  const start = vi.fn(async () => aRunner());
  const runner = lazyRunner(start);
  expect(start).not.toHaveBeenCalled();
  await Promise.all([
    runner.trace({ ...request, args: [] }),
    runner.trace({ ...request, args: [] }),
  ]);
  expect(start).toHaveBeenCalledTimes(1);
  expect(runner.health()).toBe("ok");
});

test("health says that it is starting, and gets it going", async () => {
  const runner = lazyRunner(async () => aRunner());
  expect(runner.health()).toBe("starting");
  await vi.waitUntil(() => runner.health() === "ok");
});

test("a start that failed is told, and tried again", async () => {
  const start = vi.fn(async () => aRunner());
  start.mockRejectedValueOnce(new Error("no sandbox"));
  const runner = lazyRunner(start);
  await expect(runner.trace({ ...request, args: [] })).rejects.toThrow("no sandbox");
  expect(await runner.trace({ ...request, args: [] })).toMatchObject({ cut: null });
});

test("closing ends what was started, and nothing where nothing was", async () => {
  const started = aRunner();
  const runner = lazyRunner(async () => started);
  await runner.close();
  expect(started.close).not.toHaveBeenCalled();
  await runner.trace({ ...request, args: [] });
  await runner.close();
  expect(started.close).toHaveBeenCalledTimes(1);
});
