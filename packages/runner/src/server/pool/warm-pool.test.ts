import { expect, test } from "vitest";
import type { SandboxProcess } from "../process/sandbox-process.ts";
import { maxFailedStarts, warmPool } from "./warm-pool.ts";

/** Sandboxes that are ready, or gone, when the test says so. */
function fakeSandboxes() {
  const made: { sandbox: SandboxProcess; warm(): void; die(): void; isWithdrawn: boolean }[] = [];
  const start = (): SandboxProcess => {
    let warm = (): void => undefined;
    let fail = (_error: Error): void => undefined;
    let die = (): void => undefined;
    const gone = new Promise<void>((resolve) => {
      die = resolve;
    });
    const ready = new Promise<void>((resolve, reject) => {
      warm = resolve;
      fail = reject;
    });
    gone.then(() => fail(new Error("gone")));
    const record = {
      isWithdrawn: false,
      warm: () => warm(),
      die: () => die(),
      sandbox: {
        ready,
        gone,
        withdraw() {
          record.isWithdrawn = true;
          die();
        },
      } as unknown as SandboxProcess,
    };
    ready.catch(() => undefined);
    made.push(record);
    return record.sandbox;
  };
  return { made, start };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("keeps its size warm and starts another for each one taken", async () => {
  const { made, start } = fakeSandboxes();
  const pool = warmPool(2, start);
  for (const each of made) each.warm();
  await settled();
  expect(pool.ready).toBe(2);
  expect(await pool.take()).toBe(made[0]?.sandbox);
  await expect.poll(() => made.length).toBe(3);
  await pool.close();
});

test("serves takers in the order they came, as sandboxes become ready", async () => {
  const { made, start } = fakeSandboxes();
  const pool = warmPool(1, start);
  const taken = [pool.take(), pool.take()];
  await settled();
  made[0]?.warm();
  made[1]?.warm();
  expect(await Promise.all(taken)).toEqual([made[0]?.sandbox, made[1]?.sandbox]);
  await pool.close();
});

test("replaces a warm one that died while it waited", async () => {
  const { made, start } = fakeSandboxes();
  const pool = warmPool(1, start);
  made[0]?.warm();
  await settled();
  made[0]?.die();
  await settled();
  made[1]?.warm();
  await settled();
  expect(await pool.take()).toBe(made[1]?.sandbox);
  await pool.close();
});

test("tells those who wait when sandboxes do not start, instead of trying for ever", async () => {
  const { made, start } = fakeSandboxes();
  const pool = warmPool(1, start);
  const taken = pool.take().catch((error: unknown) => error);
  for (let attempt = 0; attempt < maxFailedStarts + 1; attempt++) {
    for (const each of [...made]) each.die();
    await settled();
  }
  expect(await taken).toMatchObject({ code: "runner-unavailable", retryAfterSeconds: 5 });
  const before = made.length;
  await expect(pool.take()).rejects.toMatchObject({ code: "runner-unavailable" });
  expect(made.length).toBe(before);
  await pool.close();
});

test("withdraws all that live when it closes, and refuses from then on", async () => {
  const { made, start } = fakeSandboxes();
  const pool = warmPool(2, start);
  for (const each of made) each.warm();
  await settled();
  await pool.take();
  await pool.close();
  expect(made.every(({ isWithdrawn }) => isWithdrawn)).toBe(true);
  await expect(pool.take()).rejects.toMatchObject({ code: "runner-unavailable" });
});
