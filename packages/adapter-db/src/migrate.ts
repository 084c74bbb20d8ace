import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { CONNECT_TIMEOUT_MS } from "./connect.ts";
import { translated } from "./failures.ts";

export const migrationsFolder = fileURLToPath(new URL("../../../drizzle", import.meta.url));

/** Any number that nothing else in this database uses as a lock. */
export const MIGRATION_LOCK = 4_607_182_418;

/** Brings the database up to date. Instances that start together wait for each other. */
export async function migrate(url: string): Promise<{ applied: number }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "foothold-migrate",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on("error", () => {});
  try {
    return await translated(async () => {
      await client.connect();
      await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      const before = await countApplied(client);
      await applyMigrations(drizzle(client), { migrationsFolder });
      return { applied: (await countApplied(client)) - before };
    });
  } finally {
    // The lock belongs to the session and ends with it.
    await client.end().catch(() => {});
  }
}

async function countApplied(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!rows[0]?.exists) return 0;
  const counted = await client.query<{ count: string }>(
    "select count(*) from drizzle.__drizzle_migrations",
  );
  return Number(counted.rows[0]?.count ?? 0);
}
