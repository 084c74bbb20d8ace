import type { QueuePlace } from "@foothold/core/runs";
import { describe, expect, test } from "vitest";
import { fairQueue, maxWaitingPerRequester, ownWork } from "./fair-queue.ts";

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
const own = { requester: ownWork };

/** A queue whose tasks carry their requester's name as the first letter. */
function lettered(options: { maxRunning: number }) {
  const clock = { ms: 0 };
  const queue = fairQueue({ maxWaiting: 1_000, now: () => clock.ms, ...options });
  const { began, task, end } = controlledTasks();
  const hand = (name: string, onWaiting?: (place: QueuePlace) => void) =>
    queue.run({ requester: name.slice(0, 1), ...(onWaiting && { onWaiting }) }, task(name));
  async function endInOrder(): Promise<string[]> {
    await settled();
    for (let ended = 0; ended < began.length; ended++) {
      end(began[ended] ?? "");
      await settled();
    }
    return began;
  }
  return { clock, queue, began, hand, end, endInOrder };
}

describe("a fair queue", () => {
  test("takes turns between requesters, first come first served within one", async () => {
    const { hand, endInOrder } = lettered({ maxRunning: 1 });
    const names = ["a1", "a2", "a3", "b1", "c1", "b2"];
    const results = names.map((name) => hand(name));
    expect(await endInOrder()).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
    expect(await Promise.all(results)).toEqual(names);
  });

  test("lets whoever comes with a first run go before the further runs of all others", async () => {
    const { hand, began, end } = lettered({ maxRunning: 2 });
    for (const who of ["a", "b", "c"]) for (const n of [1, 2, 3, 4]) void hand(`${who}${n}`);
    await settled();
    expect(began).toEqual(["a1", "b1"]);
    end("a1");
    await settled();
    void hand("x1");
    end("b1");
    await settled();
    expect(began.slice(2)).toEqual(["c1", "x1"]);
  });

  test("goes by the time on the clock: who slept does not come before who was quick", async () => {
    const { clock, hand, began, end } = lettered({ maxRunning: 1 });
    for (const name of ["s1", "s2", "q1", "q2"]) void hand(name);
    await settled();
    for (const [name, tookMs] of [
      ["s1", 10_000],
      ["q1", 50],
      ["q2", 50],
    ] as const) {
      clock.ms += tookMs;
      end(name);
      await settled();
    }
    expect(began).toEqual(["s1", "q1", "q2", "s2"]);
  });

  test("never runs more at once than it may", async () => {
    const queue = fairQueue({ maxRunning: 2, maxWaiting: 10 });
    const tasks = controlledTasks();
    const results = ["1", "2", "3"].map((name) => queue.run(own, tasks.task(name)));
    await settled();
    expect(tasks.began).toEqual(["1", "2"]);
    expect(queue.queue()).toMatchObject({ running: 2, waiting: 1 });
    tasks.end("2");
    await settled();
    expect(tasks.began).toEqual(["1", "2", "3"]);
    tasks.end("1");
    tasks.end("3");
    await Promise.all(results);
  });

  test("runs at most two programs of one person at once, and leaves the last place to others", async () => {
    const four = lettered({ maxRunning: 4 });
    for (const name of ["a1", "a2", "a3", "b1"]) void four.hand(name);
    await settled();
    expect(four.began).toEqual(["a1", "a2", "b1"]);
    const two = lettered({ maxRunning: 2 });
    for (const name of ["a1", "a2", "b1"]) void two.hand(name);
    await settled();
    expect(two.began).toEqual(["a1", "b1"]);
    const one = lettered({ maxRunning: 1 });
    void one.hand("a1");
    await settled();
    expect(one.began).toEqual(["a1"]);
  });

  test("does not limit our own work as it limits a person", async () => {
    const queue = fairQueue({ maxRunning: 4, maxWaiting: 10 });
    const { began, task } = controlledTasks();
    for (const name of ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"])
      void queue.run(own, task(name));
    await settled();
    expect(began).toEqual(["1", "2", "3", "4"]);
  });

  test("refuses a person's fifth waiting run with a time to come back, and nobody else's", async () => {
    const { hand, queue } = lettered({ maxRunning: 1 });
    for (let index = 0; index < 1 + maxWaitingPerRequester; index++) void hand(`a${index}`);
    const refusal = await hand("a-more").catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "too-many-runs", details: { running: 1, waiting: 4 } });
    expect((refusal as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThanOrEqual(1);
    void hand("b1");
    expect(queue.queue()).toMatchObject({ running: 1, waiting: 5 });
    expect(queue.places("b")).toMatchObject([{ before: 0 }]);
  });

  test("refuses with runner-busy and a time to come back where too many wait", async () => {
    const queue = fairQueue({ maxRunning: 1, maxWaiting: 1 });
    const { task, end } = controlledTasks();
    const results = [queue.run(own, task("1")), queue.run(own, task("2"))];
    await settled();
    const refusal = await queue.run(own, task("3")).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "runner-busy", details: { queued: 1 } });
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
    const a = { requester: "a" };
    const first = queue.run(a, task("1"));
    const left = queue.run({ ...a, signal: leaving.signal }, task("2"));
    const last = queue.run(a, task("3"));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "run-cancelled" });
    expect(queue.queue().waiting).toBe(1);
    end("1");
    await settled();
    end("3");
    expect(await Promise.all([first, last])).toEqual(["1", "3"]);
    expect(began).toEqual(["1", "3"]);
    expect(queue.queue()).toMatchObject({ running: 0, waiting: 0, longestWaitMs: 0 });
  });

  test("who has gone before asking is not let in", async () => {
    const queue = fairQueue({ maxRunning: 1, maxWaiting: 2 });
    const { began, task } = controlledTasks();
    const gone = queue.run({ ...own, signal: AbortSignal.abort() }, task("1"));
    await expect(gone).rejects.toMatchObject({ code: "run-cancelled" });
    expect(began).toEqual([]);
    expect(queue.queue()).toMatchObject({ running: 0, waiting: 0 });
  });

  test("goes on after a task that failed", async () => {
    const queue = fairQueue({ maxRunning: 1, maxWaiting: 5 });
    const failed = queue.run(own, () => Promise.reject(new Error("ours")));
    const next = queue.run(own, async () => "fine");
    await expect(failed).rejects.toThrow("ours");
    await expect(next).resolves.toBe("fine");
    expect(queue.queue().running).toBe(0);
  });
});

describe("where somebody stands", () => {
  test("is told to whoever waits, again when it changes, and not to who starts at once", async () => {
    const { hand, end } = lettered({ maxRunning: 1 });
    const told: [string, number][] = [];
    for (const name of ["a1", "b1", "c1"])
      void hand(name, ({ before }) => told.push([name, before]));
    await expect
      .poll(() => told)
      .toEqual([
        ["b1", 0],
        ["c1", 1],
      ]);
    end("a1");
    await expect.poll(() => told.slice(2)).toEqual([["c1", 0]]);
  });

  test("does not stop the queue where the listener fails", async () => {
    const { hand, endInOrder } = lettered({ maxRunning: 1 });
    const results = ["a1", "b1"].map((name) =>
      hand(name, () => {
        throw new Error("closed");
      }),
    );
    await settled();
    await endInOrder();
    expect(await Promise.all(results)).toEqual(["a1", "b1"]);
  });

  test("is known for the queue as a whole: how many, how long, and how long the next would wait", async () => {
    const { clock, queue, hand, end } = lettered({ maxRunning: 1 });
    expect(queue.queue()).toEqual({ running: 0, waiting: 0, longestWaitMs: 0, expectedWaitMs: 0 });
    for (const name of ["a1", "b1", "c1"]) void hand(name);
    await settled();
    clock.ms = 10_000;
    expect(queue.queue()).toMatchObject({ running: 1, waiting: 2, longestWaitMs: 10_000 });
    const before = queue.queue().expectedWaitMs;
    end("a1");
    await settled();
    expect(queue.queue().expectedWaitMs).toBeGreaterThan(before);
  });

  test("300 people at once are each told within a second, in a place of their own, and each is answered", async () => {
    const queue = fairQueue({ maxRunning: 2, maxWaiting: 1_000 });
    const { began, task, end } = controlledTasks();
    const places = new Map<string, number>();
    const handedIn = performance.now();
    const people = Array.from({ length: 300 }, (_, index) => `p${index}`);
    const results = people.map((requester) =>
      queue.run(
        {
          requester,
          onWaiting: ({ before }) => void (places.has(requester) || places.set(requester, before)),
        },
        task(requester),
      ),
    );
    await expect.poll(() => places.size).toBe(298);
    expect(performance.now() - handedIn).toBeLessThan(1_000);
    expect([...places.values()].sort((a, b) => a - b)).toEqual(
      people.slice(2).map((_, index) => index),
    );
    for (let ended = 0; ended < 300; ended++) {
      end(began[ended] ?? "");
      await settled();
    }
    expect(await Promise.all(results)).toEqual(people);
  });
});
