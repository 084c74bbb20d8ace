import { fork } from "node:child_process";
import { once } from "node:events";
import { createTestDatabase } from "@foothold/adapter-db/testing";
import type { JobItem, JobWorkers } from "@foothold/core/jobs";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { pgBossJobs } from "./pg-boss-jobs.ts";
import { bossOptions, JOBS_SCHEMA, jobQueues, type Pace } from "./queues.ts";

let url: string;
beforeEach(async () => {
  const database = await createTestDatabase();
  url = database.url;
  onTestFinished(() => database.drop());
});

const recoveryQueue = jobQueues.recovery.name;
const recovery = (recoveryId: string): JobItem => ({ kind: "recovery", recoveryId });
const noHandlers = { recovery: async () => {}, subtasks: async () => {} };
const noSweep = async () => {};

type Work = { advance?(recoveryId: string): Promise<void>; sweep?(): Promise<void> };

async function started(
  { advance = async () => {}, sweep = noSweep }: Work,
  { expectedErrors = [] as readonly Error[], at = pace } = {},
): Promise<JobWorkers> {
  const errors: unknown[] = [];
  const jobs = pgBossJobs({ url, onError: (error) => errors.push(error), pace: at });
  onTestFinished(async () => {
    await jobs.close();
    expect(errors).toEqual(expectedErrors);
  });
  await jobs.start({ ...noHandlers, recovery: ({ recoveryId }) => advance(recoveryId) }, sweep);
  return jobs;
}

async function query<T extends object>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const pace: Pace = {
  lookForWorkEverySeconds: 1,
  lookForDeadEverySeconds: 1,
  tryAgainAfterSeconds: 0,
};
const within = { timeout: 20_000, interval: 10 };

describe("jobs", () => {
  test("an item reaches a worker, and a start looks for what was left behind", async () => {
    const advanced: string[] = [];
    let sweeps = 0;
    const jobs = await started({
      advance: async (id) => void advanced.push(id),
      sweep: async () => void sweeps++,
    });
    await jobs.enqueue(recovery("one"));
    await vi.waitFor(
      () => expect({ advanced, sweeps }).toEqual({ advanced: ["one"], sweeps: 1 }),
      within,
    );
  });

  test("several instances share the work, and each piece is done once", async () => {
    const done: string[] = [];
    const advance = async (id: string) => void done.push(id);
    const instances = [await started({ advance }), await started({ advance })];
    const ids = Array.from({ length: 8 }, (_, i) => `recovery-${i}`);
    await Promise.all(ids.map((id, i) => instances[i % instances.length]?.enqueue(recovery(id))));
    await vi.waitFor(() => expect(done).toHaveLength(ids.length), within);
    expect([...done].sort()).toEqual([...ids].sort());
  });

  test("the same recovery is never worked on twice at once, others are", async () => {
    let atWork = 0;
    const most: Record<string, number> = {};
    const present: Record<string, number> = {};
    const gates: (() => void)[] = [];
    const handlers = {
      advance: async (id: string) => {
        atWork += 1;
        present[id] = (present[id] ?? 0) + 1;
        most[id] = Math.max(most[id] ?? 0, present[id]);
        await new Promise<void>((resolve) => gates.push(resolve));
        present[id] -= 1;
      },
    };
    const [one] = [await started(handlers), await started(handlers)];
    await one.enqueue(recovery("slow"));
    await vi.waitFor(() => expect(atWork).toBe(1), within);
    for (let i = 0; i < 3; i++) await one.enqueue(recovery("slow"));
    await one.enqueue(recovery("other"));
    await vi.waitFor(() => expect(present).toMatchObject({ slow: 1, other: 1 }), within);
    // The one that waited runs once the first is done: it sees what came in the meantime.
    for (const open of gates) open();
    await vi.waitFor(() => expect(atWork).toBe(3), within);
    for (const open of gates) open();
    expect(most).toEqual({ slow: 1, other: 1 });
  });

  test("a recovery at work, and its next job that waits, hold up nobody else's", async () => {
    const begun: string[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const advance = async (id: string) => {
      begun.push(id);
      if (id === "slow") await gate;
    };
    // Looking by itself, a worker would come too late: whoever begins was woken for it.
    const slowly = { ...pace, lookForWorkEverySeconds: 60 };
    const atOnce = { timeout: 5_000, interval: 10 };
    const jobs = await started({ advance }, { at: slowly });
    await jobs.enqueue(recovery("slow"));
    await vi.waitFor(() => expect(begun).toEqual(["slow"]), within);
    await jobs.enqueue(recovery("slow"));
    for (const id of ["one", "two", "three", "four"]) {
      await jobs.enqueue(recovery(id));
      await vi.waitFor(() => expect(begun).toContain(id), atOnce);
    }
    open();
    await vi.waitFor(() => expect(begun.filter((id) => id === "slow")).toHaveLength(2), atOnce);
  });

  test("what fails is told, and tried again", async () => {
    let tries = 0;
    const notNow = new Error("not now");
    const advance = async () => {
      tries += 1;
      if (tries === 1) throw notNow;
    };
    const jobs = await started({ advance }, { expectedErrors: [notNow] });
    await jobs.enqueue(recovery("one"));
    await vi.waitFor(() => expect(tries).toBe(2), within);
  });

  test("a killed instance's job is taken over", async () => {
    const child = fork(new URL("./testing/die-at-work.ts", import.meta.url), [url], {
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const [said] = await once(child, "message");
    expect(said).toBe("at work");
    const advanced: string[] = [];
    await started({ advance: async (id) => void advanced.push(id) });
    child.kill("SIGKILL");
    await once(child, "exit");
    await query(
      `update ${JOBS_SCHEMA}.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
    );
    await vi.waitFor(() => expect(advanced).toEqual(["orphan"]), within);
  });

  test("its tables keep to a schema of their own", async () => {
    const ours = () =>
      query<{ name: string }>(
        "select table_schema || '.' || table_name as name from information_schema.tables " +
          `where table_schema in ('public', 'drizzle') order by 1`,
      );
    const before = await ours();
    await started({});
    expect(await ours()).toEqual(before);
    const theirs = await query(
      `select 1 from information_schema.tables where table_schema = '${JOBS_SCHEMA}'`,
    );
    expect(theirs.length).toBeGreaterThan(3);
  });

  test("a second start on the same database finds it as it is", async () => {
    const first = pgBossJobs({ url, onError: () => {} });
    await first.start(noHandlers, noSweep);
    await first.close();
    const advanced: string[] = [];
    const again = await started({ advance: async (id) => void advanced.push(id) });
    await again.enqueue(recovery("later"));
    await vi.waitFor(() => expect(advanced).toEqual(["later"]), within);
  });
});

test("a job that waits without its kind, as it was stored once, is still handled", async () => {
  const idle = await started({});
  await idle.close();
  const before = new PgBoss({ ...bossOptions(pace), connectionString: url });
  before.on("error", () => {});
  await before.start();
  await before.send(recoveryQueue, { recoveryId: "left" }, { singletonKey: "left" });
  await before.stop({ graceful: false });
  const advanced: string[] = [];
  await started({ advance: async (id) => void advanced.push(id) });
  await vi.waitFor(() => expect(advanced).toEqual(["left"]), within);
});

test("a queue of an earlier policy is made anew", async () => {
  const before = new PgBoss({ ...bossOptions(pace), connectionString: url });
  before.on("error", () => {});
  await before.start();
  await before.createQueue(recoveryQueue, { policy: "stately" });
  await before.send(recoveryQueue, { recoveryId: "left" }, { singletonKey: "left" });
  await before.stop({ graceful: false });
  const advanced: string[] = [];
  const jobs = await started({ advance: async (id) => void advanced.push(id) });
  await jobs.enqueue(recovery("next"));
  await vi.waitFor(() => expect(advanced).toEqual(["next"]), within);
  const policies = await query(
    `select policy from ${JOBS_SCHEMA}.queue where name = '${recoveryQueue}'`,
  );
  expect(policies).toEqual([{ policy: jobQueues.recovery.settings(pace).policy }]);
});

test("an item before any start, and a close without one, do no harm", async () => {
  const jobs = pgBossJobs({ url, onError: () => {} });
  await jobs.enqueue(recovery("one"));
  await jobs.close();
});

test("a start waits for the database, and a close ends the waiting", async () => {
  const errors: unknown[] = [];
  const jobs = pgBossJobs({
    url: "postgresql://foothold:x@127.0.0.1:1/foothold",
    onError: (error) => errors.push(error),
  });
  const starting = jobs.start(noHandlers, noSweep);
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0), within);
  await jobs.close();
  await starting;
});

test("a database that goes away while one looks for work is told as an error", async () => {
  const database = await createTestDatabase();
  const errors: unknown[] = [];
  const jobs = pgBossJobs({ url: database.url, onError: (error) => errors.push(error), pace });
  await jobs.start(noHandlers, noSweep);
  await database.drop();
  const looking = expect.objectContaining({ queue: expect.any(String) });
  await vi.waitFor(() => expect(errors).toContainEqual(looking), within);
  await jobs.close();
  for (const error of errors) {
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).not.toBe("");
  }
});
