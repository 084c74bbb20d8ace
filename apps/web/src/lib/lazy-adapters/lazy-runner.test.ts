import { emptyQueue } from "@foothold/core/runs";
import { fakeRunner } from "@foothold/core/testing";
import { expect, test, vi } from "vitest";
import { busyAfterMs, lazyRunner } from "./lazy-runner.ts";

const request = { language: "javascript", code: "", entryPoint: "f", args: [] } as const;
const aRunner = () => ({
  ...fakeRunner(),
  queue: () => emptyQueue,
  places: () => [],
  status: () => ({
    confinement: "namespaces",
    memoryLimit: "kernel" as const,
    starts: { javascript: "copied", python: "anew" } as const,
    forgedRuns: 0,
  }),
  close: vi.fn(async () => {}),
});

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

test("health says that it is busy once somebody has waited long, and how the queue stands", async () => {
  let longestWaitMs = busyAfterMs - 1;
  const queue = () => ({ ...emptyQueue, waiting: 3, longestWaitMs });
  const runner = lazyRunner(async () => ({ ...aRunner(), queue }));
  expect(runner.queue()).toEqual(emptyQueue);
  await runner.ready();
  expect(runner.health()).toBe("ok");
  longestWaitMs = busyAfterMs + 1;
  expect(runner.health()).toBe("busy");
  expect(runner.queue().waiting).toBe(3);
});

test("who has to wait is told through it", async () => {
  const run = vi.fn(aRunner().run);
  const onWaiting = () => {};
  const runner = lazyRunner(async () => ({ ...aRunner(), run }));
  const asked = { ...request, tests: [{ args: [], expected: null }] };
  await runner.run(asked, undefined, onWaiting).catch(() => {});
  expect(run).toHaveBeenCalledWith(asked, undefined, onWaiting);
});

test("who needs it to be ready learns that it cannot start", async () => {
  const runner = lazyRunner(() => Promise.reject(new Error("no namespaces")));
  await expect(runner.ready()).rejects.toThrow("no namespaces");
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
