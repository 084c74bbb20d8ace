import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { migrationsFolder } from "../migrate.ts";

/** Brings a database to where it was when `lastTag` was the newest migration. */
export async function migrateTo(url: string, lastTag: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "foothold-migrations-"));
  const client = new pg.Client({ connectionString: url });
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    await forgetAfter(join(folder, "meta/_journal.json"), lastTag);
    await client.connect();
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
    await rm(folder, { recursive: true });
  }
}

async function forgetAfter(journalFile: string, lastTag: string): Promise<void> {
  const journal = JSON.parse(await readFile(journalFile, "utf8"));
  const end = journal.entries.findIndex(({ tag }: { tag: string }) => tag === lastTag) + 1;
  if (end === 0) throw new Error(`There is no migration ${lastTag}.`);
  const entries = journal.entries.slice(0, end);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
}
