import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Launched } from "../launch/open-launcher.ts";
import type { ForkParent } from "./fork-parent.ts";
import { forkServer, maxAgeMs, maxCopies, maxFailures, reopenMs } from "./fork-server.ts";

type FakeParent = ForkParent & {
  sayReady(): void;
  die(): void;
  sayIdle(): void;
  made: number;
  isClosed: boolean;
  isReachable: boolean;
};

function fakeParent(): FakeParent {
  let sayReady = (): void => undefined;
  let sayIdle = (): void => undefined;
  let failReady = (_: Error): void => undefined;
  let sayGone = (): void => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    sayReady = resolve;
    failReady = reject;
  });
  const gone = new Promise<void>((resolve) => {
    sayGone = resolve;
  });
  const idle = new Promise<void>((resolve) => {
    sayIdle = resolve;
  });
  const parent: FakeParent = {
    ready,
    gone,
    whenIdle: () => idle,
    isReachable: true,
    made: 0,
    isClosed: false,
    copy() {
      parent.made += 1;
      return {} as Launched;
    },
    async close() {
      parent.isClosed = true;
      parent.die();
    },
    sayReady,
    sayIdle,
    die() {
      failReady(new Error("ended"));
      sayGone();
    },
  };
  return parent;
}

let opened: FakeParent[];
const open = (): FakeParent => {
  const parent = fakeParent();
  opened.push(parent);
  return parent;
};
const parentAt = (index: number): FakeParent => opened[index] as FakeParent;

beforeEach(() => {
  opened = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settled = () => vi.advanceTimersByTimeAsync(0);

test("until a parent is ready, sandboxes are started anew", async () => {
  const server = forkServer(open);
  expect(server.start()).toBeNull();
  expect(server.isReady).toBe(false);
  parentAt(0).sayReady();
  await settled();
  expect(server.start()).not.toBeNull();
  expect(opened).toHaveLength(1);
});

test("a parent that ends is opened again, and sandboxes are started anew meanwhile", async () => {
  const server = forkServer(open);
  parentAt(0).sayReady();
  await settled();
  parentAt(0).die();
  await settled();
  expect(server.isReady).toBe(false);
  await vi.advanceTimersByTimeAsync(reopenMs);
  parentAt(1).sayReady();
  await settled();
  expect(server.start()).not.toBeNull();
});

test.each([
  [
    "after many copies",
    (server: ReturnType<typeof forkServer>) => {
      for (let made = 0; made < maxCopies; made++) server.start();
    },
  ],
  [
    "after its time",
    (server: ReturnType<typeof forkServer>) => {
      vi.advanceTimersByTime(maxAgeMs);
      server.start();
    },
  ],
])("a parent is replaced %s, and ends when its last copy has", async (_name, wear) => {
  const server = forkServer(open);
  parentAt(0).sayReady();
  await settled();
  wear(server);
  expect(opened).toHaveLength(2);
  server.start();
  expect(opened).toHaveLength(2);
  const before = parentAt(0).made;
  parentAt(1).sayReady();
  await settled();
  server.start();
  expect(parentAt(0).made).toBe(before);
  expect(parentAt(0).isClosed).toBe(false);
  parentAt(0).sayIdle();
  await settled();
  expect(parentAt(0).isClosed).toBe(true);
  expect(server.isReady).toBe(true);
});

test("where no parent becomes ready, it is not tried for ever", async () => {
  const server = forkServer(open);
  for (let failed = 0; failed < 2 * maxFailures; failed++) {
    opened.at(-1)?.die();
    await settled();
    expect(server.start()).toBeNull();
  }
  expect(opened).toHaveLength(maxFailures);
});

test("a copy that was not ready has its parent replaced", async () => {
  const server = forkServer(open);
  parentAt(0).sayReady();
  await settled();
  server.failed();
  expect(server.start()).toBeNull();
  parentAt(0).sayIdle();
  await settled();
  expect(parentAt(0).isClosed).toBe(true);
});

test("a parent whose copies cannot reach us is replaced when those it has made are done", async () => {
  const server = forkServer(open);
  parentAt(0).sayReady();
  await settled();
  parentAt(0).isReachable = false;
  expect(server.start()).toBeNull();
  await settled();
  expect(parentAt(0).isClosed).toBe(false);
  parentAt(0).sayIdle();
  await settled();
  expect(parentAt(0).isClosed).toBe(true);
});

test("closing ends every parent, also one that is being opened", async () => {
  const server = forkServer(open);
  await server.close();
  expect(parentAt(0).isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(10 * reopenMs);
  expect(opened).toHaveLength(1);
});
