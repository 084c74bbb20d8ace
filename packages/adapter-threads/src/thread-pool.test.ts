import { anAttempt, aProblem } from "@foothold/core/testing";
import { afterEach, expect, test } from "vitest";
import { settle } from "./outcome.ts";
import type { Asks } from "./protocol.ts";
import { MAX_WAITING_PER_PERSON, threadPool } from "./thread-pool.ts";

/** A thread that does what the question says, in place of reading. */
const standIn = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from "node:worker_threads";
  const idle = () => setImmediate(() => parentPort.postMessage({ type: "idle" }));
  const waiting = new Map();
  parentPort.on("message", (message) => {
    const question = message.context?.question;
    const answer = (id, value) => parentPort.postMessage({ type: "read", id, outcome: { value } });
    if (message.type === "answer") answer(waiting.get(message.askId), "after the answer");
    else if (question === "loop") for (;;);
    else if (question === "exit") process.exit(1);
    else if (question === "ask") {
      waiting.set(message.id, message.id);
      parentPort.postMessage({ type: "ask", askId: message.id, name: "listPatterns", args: [] });
    } else answer(message.id, question + (message.problem.value ? " with" : " without") + " problem");
    idle();
  });
  idle();
`)}`,
);
const problem = aProblem();
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});

function open(file = standIn, limitMs = 300) {
  const ended: string[] = [];
  const pool = threadPool({ file, maxThreads: 1, limitMs, onEnded: (end) => ended.push(end) });
  opened.push(pool);
  const read = (question: string, listPatterns: () => Promise<[]> = async () => [], person = "a") =>
    new Promise<unknown>((resolve, reject) => {
      const context = { attempt: anAttempt({}), question, isTold: false };
      const asks = { listPatterns } as unknown as Asks;
      const done = (outcome: Parameters<typeof settle>[0]) => settle(outcome, resolve, reject);
      pool.read({ person, name: "assessRecap", problem, context, asks, settle: done });
    });
  return { read, ended };
}

function later() {
  let resolve = (_: []): void => undefined;
  const promise = new Promise<[]>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test("a problem is sent to a thread once", async () => {
  const { read } = open();
  expect(await read("first")).toBe("first with problem");
  expect(await read("second")).toBe("second without problem");
});

test("a text that takes too long is refused by its name, and the next one is read by a new thread", async () => {
  const { read, ended } = open();
  const [stuck, next] = await Promise.allSettled([read("loop"), read("next")]);
  expect(stuck).toMatchObject({ reason: { code: "text-too-costly" } });
  expect(next).toMatchObject({ value: "next with problem" });
  expect(ended).toEqual(["too-slow"]);
});

test("who waits in a thread that is ended begins again in the next", async () => {
  const { read } = open();
  let asked = 0;
  const answered = later();
  const waits = read("ask", async () => (++asked === 1 ? answered.promise : []));
  await expect(read("loop")).rejects.toMatchObject({ code: "text-too-costly" });
  expect(await waits).toBe("after the answer");
  expect(asked).toBe(2);
  answered.resolve([]);
});

test("a wait for something outside does not count as reading, and others are read meanwhile", async () => {
  const { read, ended } = open();
  const answered = later();
  const waits = read("ask", () => answered.promise);
  expect(await read("other")).toBe("other without problem");
  await new Promise((resolve) => setTimeout(resolve, 400));
  answered.resolve([]);
  expect(await waits).toBe("after the answer");
  expect(ended).toEqual([]);
});

test("a text that comes while a thread goes on with another one waits for its turn", async () => {
  const { read, ended } = open();
  const answered = later();
  const waits = read("ask", () => answered.promise);
  expect(await read("other")).toBe("other without problem");
  await new Promise((resolve) => setTimeout(resolve, 50));
  answered.resolve([]);
  // The answer is sent to the thread, and before the pool can hear that it was dealt with, another text comes.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  const next = read("ask");
  expect(await waits).toBe("after the answer");
  expect(await next).toBe("after the answer");
  expect(ended).toEqual([]);
});

test("a thread that dies says that the coach is away, and is replaced", async () => {
  const { read } = open();
  await expect(read("exit")).rejects.toMatchObject({ code: "coach-unavailable" });
  expect(await read("next")).toBe("next with problem");
});

test("a thread that cannot start is told to everybody who waits, not tried for ever", async () => {
  const { read, ended } = open(new URL("data:text/javascript,process.exit(1)"));
  const all = await Promise.allSettled([read("one"), read("two")]);
  expect(all.map((one) => one.status)).toEqual(["rejected", "rejected"]);
  expect(ended).toEqual(["not-started"]);
});

test("one person's texts wait up to a number, and nobody else is refused for it", async () => {
  const { read } = open();
  const many = Array.from({ length: MAX_WAITING_PER_PERSON }, () => read("mine"));
  await expect(read("mine")).rejects.toMatchObject({ code: "rate-limited", retryAfterSeconds: 1 });
  expect(await read("other", undefined, "b")).toContain("other");
  expect(await Promise.all(many)).toHaveLength(MAX_WAITING_PER_PERSON);
});
