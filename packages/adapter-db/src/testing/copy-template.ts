import { randomBytes } from "node:crypto";
import pg from "pg";

export const TEMPLATE = "foothold";

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A database of one's own, migrated and empty, on the test server. */
export async function copyTemplate(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  // By file: writing its copy to the log as well, as PostgreSQL would, takes four times as long.
  await execute(adminUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return { url: withDatabase(adminUrl, name), drop: () => dropDatabase(adminUrl, name) };
}

/** A database with nothing in it, not even tables. */
export async function createEmptyDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await execute(adminUrl, `create database ${name} template template0`);
  return { url: withDatabase(adminUrl, name), drop: () => dropDatabase(adminUrl, name) };
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function dropDatabase(adminUrl: string, name: string): Promise<void> {
  return execute(adminUrl, `drop database if exists ${name} with (force)`);
}
