import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema.ts";

export const CONNECT_TIMEOUT_MS = 5_000;
export const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_CONNECTION_MS = 30_000;
const DEFAULT_MAX_CONNECTIONS = 10;

export type Db = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type Connection = { url: string; db: Db; pool: pg.Pool; close(): Promise<void> };

type ConnectOptions = {
  max?: number;
  /** Told of connections that broke; the pool replaces them by itself. */
  onLostConnection?: (error: Error) => void;
};

/** Opens nothing yet: the first query connects, and after an outage the next one connects again. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const { max = DEFAULT_MAX_CONNECTIONS, onLostConnection = () => {} } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "foothold",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    keepAlive: true,
  });
  pool.on("error", onLostConnection);
  // The pool listens to idle clients only: one that breaks between two statements of a
  // transaction would otherwise be an unhandled "error" event and end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    url,
    pool,
    db: drizzle(pool, { schema }),
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}
