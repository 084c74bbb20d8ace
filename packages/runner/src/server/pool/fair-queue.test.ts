import { describe, expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

/** Tasks that end when they are told to, and the order in which they began. */
function controlledTasks() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    began.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { began, task, end: (name: string) => ends.get(name)?.() };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a fair queue", () => {
  test("takes turns between requesters, first come first served within one", async () => {
    const queue = fairQueue({ maxRunning: 1, maxWaiting: 10 });
    const { began, task, end } = controlledTasks();
    const names = ["a1", "a2", "a3", "b1", "c1", "b2"];
    const results = names.map((name) => queue.run(name.slice(0, 1), task(name)));
    const order = ["a1", "a2", "b1", "c1", "a3", "b2"];
    for (const name of order) {
      await settled();
      end(name);
    }
    expect(await Promise.all(results)).toEqual(names);
    expect(began).toEqual(order);
  });

  test("never runs more at once than it may", async () => {
    const queue = fairQueue({ maxRunning: 2, maxWaiting: 10 });
    const { began, task, end } = controlledTasks();
    const results = ["1", "2", "3"].map((name) => queue.run("", task(name)));
    await settled();
    expect(began).toEqual(["1", "2"]);
    expect([queue.running, queue.waiting]).toEqual([2, 1]);
    end("2");
    await settled();
    expect(began).toEqual(["1", "2", "3"]);
    end("1");
    end("3");
    await Promise.all(results);
  });

  test("refuses with runner-busy and a time to come back where too many wait", async () => {
    const queue = fairQueue({ maxRunning: 1, maxWaiting: 1 });
    const { task, end } = controlledTasks();
    const results = [queue.run("", task("1")), queue.run("", task("2"))];
    await settled();
    const refusal = await queue.run("", task("3")).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "runner-busy", details: { waiting: 1 } });
    expect((refusal as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThanOrEqual(1);
    end("1");
    await settled();
    end("2");
    await Promise.all(results);
  });

  test("whoever no longer waits leaves the line, and nobody behind has to wait for it", async () => {
    const queue = fairQueue({ maxRunning: 1, maxWaiting: 2 });
    const { began, task, end } = controlledTasks();
    const leaving = new AbortController();
    const first = queue.run("a", task("1"));
    const left = queue.run("a", task("2"), leaving.signal);
    const last = queue.run("a", task("3"));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "run-cancelled" });
    expect(queue.waiting).toBe(1);
    end("1");
    await settled();
    end("3");
    expect(await Promise.all([first, last])).toEqual(["1", "3"]);
    expect(began).toEqual(["1", "3"]);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  test("who has gone before asking is not let in", async () => {
    const queue = fairQueue({ maxRunning: 1, maxWaiting: 2 });
    const { began, task } = controlledTasks();
    const gone = queue.run("", task("1"), AbortSignal.abort());
    await expect(gone).rejects.toMatchObject({ code: "run-cancelled" });
    expect([began, queue.running, queue.waiting]).toEqual([[], 0, 0]);
  });

  test("goes on after a task that failed", async () => {
    const queue = fairQueue({ maxRunning: 1, maxWaiting: 5 });
    const failed = queue.run("", () => Promise.reject(new Error("ours")));
    const next = queue.run("", async () => "fine");
    await expect(failed).rejects.toThrow("ours");
    await expect(next).resolves.toBe("fine");
    expect(queue.running).toBe(0);
  });
});
