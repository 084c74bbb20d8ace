import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../paths.mjs";
import { Failure } from "../stages/failure.mjs";

const CONNECT_MS = 8_000;

const reasons = {
  ENOTFOUND: "no such host",
  EAI_AGAIN: "the host name cannot be looked up",
  ECONNREFUSED: "nothing answers there",
  ECONNRESET: "the connection was closed",
  ETIMEDOUT: "no answer in time",
  EHOSTUNREACH: "no way to that host",
  ENETUNREACH: "no way to that network",
  "28P01": "the password was refused",
  28000: "the user was refused",
  "3D000": "that database does not exist",
  53300: "it has no free connection",
  "57P03": "it is still starting",
};

/** Connects once, so that a wrong address is reported before a minute of building. */
export async function checkDatabase(url) {
  const { Client } = createRequire(join(root, "packages/adapter-db/package.json"))("pg");
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    throw unreachable(url, error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Names the host and the database, never the password. */
export function unreachable(url, error) {
  const { hostname, port, pathname, password } = new URL(url);
  const cause = error.errors?.[0] ?? error;
  return new Failure(
    `The database ${pathname.slice(1) || "postgres"} at ${hostname || "localhost"}:${port || 5432} cannot be used (${reasonOf(cause, password)}): check DATABASE_URL, or leave it out to use the embedded PostgreSQL.`,
    { cause: error },
  );
}

function reasonOf({ code, message = "" }, password) {
  if (reasons[code]) return reasons[code];
  if (/timeout/i.test(message)) return reasons.ETIMEDOUT;
  const tells =
    password && [password, decodeURIComponent(password)].some((p) => message.includes(p));
  return (!tells && message) || code || "unknown reason";
}
