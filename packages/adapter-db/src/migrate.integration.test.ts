import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { MIGRATION_LOCK, migrate, migrationsFolder } from "./migrate.ts";
import { createEmptyDatabase } from "./testing/copy-template.ts";

const journal = readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8");
const MIGRATIONS = JSON.parse(journal).entries.length;

async function anEmptyDatabase(): Promise<string> {
  const { url, drop } = await createEmptyDatabase(inject("testServerUrl"));
  onTestFinished(drop);
  return url;
}

async function migrateElsewhere(url: string): Promise<{ applied: number }> {
  const module = new URL("./migrate.ts", import.meta.url).href;
  const script = `import { migrate } from ${JSON.stringify(module)};
    console.log(JSON.stringify(await migrate(${JSON.stringify(url)})));`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said, [exitCode]] = await Promise.all([text(child.stdout), once(child, "close")]);
  expect(exitCode).toBe(0);
  return JSON.parse(said);
}

test("an empty database gets every migration, a second time none", async () => {
  const url = await anEmptyDatabase();
  expect(await migrate(url)).toEqual({ applied: MIGRATIONS });
  expect(await migrate(url)).toEqual({ applied: 0 });
});

test("of two instances that migrate at once one applies and both succeed", async () => {
  const url = await anEmptyDatabase();
  const outcomes = await Promise.all([migrateElsewhere(url), migrateElsewhere(url)]);
  expect(outcomes.map(({ applied }) => applied).sort()).toEqual([0, MIGRATIONS]);
});

test("many at once in one process apply each migration once", async () => {
  const url = await anEmptyDatabase();
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => migrate(url)));
  expect(outcomes.reduce((sum, { applied }) => sum + applied, 0)).toBe(MIGRATIONS);
});

test("one that finds the lock taken waits, and goes on when its holder dies", async () => {
  const url = await anEmptyDatabase();
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  const waiting = migrate(url);
  await vi.waitFor(async () => {
    const { rowCount } = await holder.query(
      "select 1 from pg_locks where locktype = 'advisory' and not granted",
    );
    expect(rowCount).toBe(1);
  });
  await holder.end();
  expect(await waiting).toEqual({ applied: MIGRATIONS });
});

test("an unreachable database is a typed error", async () => {
  await expect(migrate("postgresql://foothold:x@127.0.0.1:1/foothold")).rejects.toMatchObject({
    code: "database-unavailable",
  });
});
