import { anAuditRecord } from "@foothold/core/testing";
import { expect, onTestFinished, test, vi } from "vitest";
import { connect } from "../../connect.ts";
import { createTestDatabase } from "../../testing/index.ts";
import { type FlagStore, postgresFlags } from "./flags.ts";

const A_SECOND_MS = 1000;
const off = { enabled: false, rolloutPercent: 100, roleOverrides: {} };
const on = { ...off, enabled: true };
const audit = anAuditRecord({ action: "flag-changed" });

type Instance = FlagStore & { queries: () => number; failOnce: () => void };

async function anInstance(url: string): Promise<Instance> {
  const connection = connect(url);
  const queries = vi.spyOn(connection.pool, "query");
  const flags = postgresFlags(connection);
  await flags.start();
  onTestFinished(async () => {
    await flags.close();
    await connection.close();
  });
  const failOnce = () => {
    queries.mockImplementationOnce(() => {
      throw new Error("the connection is lost");
    });
  };
  return { ...flags, queries: () => queries.mock.calls.length, failOnce };
}

async function aDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  return url;
}

const newestOf = async (flags: FlagStore) => (await flags.all())[0];

test("a change is seen by another instance within a second", async () => {
  const url = await aDatabase();
  const [one, other] = [await anInstance(url), await anInstance(url)];
  expect(await newestOf(other)).toMatchObject({ enabled: true, version: 0 });
  for (const version of [0, 1, 2, 3]) {
    const saved = await one.save("attempt_v2_flow", version % 2 ? on : off, version, audit);
    await vi.waitFor(async () => expect(await newestOf(other)).toEqual(saved), {
      timeout: A_SECOND_MS,
      interval: 10,
    });
  }
});

test("a change that was heard of and could not be read is read by whoever asks next", async () => {
  const url = await aDatabase();
  const [one, other] = [await anInstance(url), await anInstance(url)];
  const before = other.queries();
  other.failOnce();
  const saved = await one.save("attempt_v2_flow", off, 0, audit);
  await vi.waitFor(() => expect(other.queries()).toBeGreaterThan(before), { interval: 5 });
  expect(await newestOf(other)).toEqual(saved);
  const read = other.queries();
  expect(await newestOf(other)).toEqual(saved);
  expect(other.queries()).toBe(read);
});

test("who makes a change sees it at once, and a loser sees what won", async () => {
  const url = await aDatabase();
  const [one, other] = [await anInstance(url), await anInstance(url)];
  const saved = await one.save("attempt_v2_flow", off, 0, audit);
  expect(await newestOf(one)).toEqual(saved);
  await expect(other.save("attempt_v2_flow", on, 0, audit)).rejects.toMatchObject({
    code: "stale-version",
    details: { version: 1 },
  });
  expect(await newestOf(other)).toEqual(saved);
});

test("reading flags asks the database nothing", async () => {
  const flags = await anInstance(await aDatabase());
  const before = flags.queries();
  for (let read = 0; read < 50; read += 1) await flags.all();
  expect(flags.queries()).toBe(before);
});

test("an instance that was never started, or is closed, still tells the truth", async () => {
  const url = await aDatabase();
  const one = await anInstance(url);
  const connection = connect(url);
  onTestFinished(() => connection.close());
  const idle = postgresFlags(connection);
  expect(await newestOf(idle)).toMatchObject({ version: 0 });
  const saved = await one.save("attempt_v2_flow", off, 0, audit);
  expect(await newestOf(idle)).toEqual(saved);
});
