import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema.ts";

export const CONNECT_TIMEOUT_MS = 5_000;
export const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_CONNECTION_MS = 30_000;
const DEFAULT_MAX_CONNECTIONS = 10;

export type Db = NodePgDatabase<typeof schema>;
export type Connection = { url: string; db: Db; pool: pg.Pool; close(): Promise<void> };

type ConnectOptions = {
  max?: number;
  /** Called when a connection breaks; the pool replaces it by itself. */
  onLostConnection?: (error: Error) => void;
};

/** Does not connect yet: the first query does, and the first one after an outage connects again. */
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
  // The pool listens only to idle clients. Without this, a client that breaks inside a transaction would emit an
  // unhandled "error" event and end the process.
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
