import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.mjs";
import { takeLock, whileHolding } from "./checkout-lock.mjs";

let folder;
beforeEach(() => {
  folder = temporaryFolder();
});

const take = (describe) => takeLock("run", describe, folder);

test("a free lock is taken, and free again once released", async () => {
  const first = await take();
  await first.release();
  const second = await take();
  expect(second.release).toBeTypeOf("function");
  await second.release();
});

test("whoever comes second learns who holds it, and what that one is doing now", async () => {
  let stage = "Install packages";
  const { release } = await take(() => ({ stage }));
  expect((await take()).holder).toEqual({ pid: process.pid, stage: "Install packages" });
  stage = "Build";
  expect((await take()).holder).toEqual({ pid: process.pid, stage: "Build" });
  await release();
});

test("a lock whose holder was killed is free", async () => {
  const program = `
    const { takeLock } = await import(${JSON.stringify(import.meta.resolve("./checkout-lock.mjs"))});
    await takeLock("run", undefined, ${JSON.stringify(folder)});
    console.log("held");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", program]);
  await once(holder.stdout, "data");
  const { released } = await take();
  holder.kill("SIGKILL");
  await released;
  expect(existsSync(join(folder, "run.sock"))).toBe(true);
  const lock = await take();
  expect(lock.release).toBeTypeOf("function");
  await lock.release();
});

test("of many that find a left-over lock together, one gets it", async () => {
  const locks = await Promise.all(Array.from({ length: 12 }, () => take()));
  const winners = locks.filter(({ release }) => release);
  expect(winners).toHaveLength(1);
  await winners[0].release();
});

test("a takeover that was cut off does not block the next one for long", async () => {
  const takeover = join(folder, "run.takeover");
  mkdirSync(takeover);
  utimesSync(takeover, new Date(0), new Date(0));
  const lock = await take();
  expect(lock.release).toBeTypeOf("function");
  await lock.release();
});

test("work under one lock never overlaps, and a failed one lets the next begin", async () => {
  let running = 0;
  const work = (fails) =>
    whileHolding(
      "install",
      async () => {
        running += 1;
        await new Promise((resolve) => setImmediate(resolve));
        expect(running).toBe(1);
        running -= 1;
        if (fails) throw new Error("failed");
        return "done";
      },
      folder,
    );
  const outcomes = await Promise.allSettled([work(true), work(), work(), work()]);
  expect(outcomes.map(({ value, reason }) => value ?? reason.message).sort()).toEqual([
    "done",
    "done",
    "done",
    "failed",
  ]);
});
