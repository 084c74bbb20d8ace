import { resolve } from "node:path";
import { withEnvFile } from "../env-file.mjs";
import { home, root } from "../paths.mjs";
import { Failure } from "../stages/failure.mjs";

const DEFAULT_PORT = 3000;

/** Writes the file's settings into the environment, so that they reach everything started from here. */
export function readSettings(env = process.env, folder = root) {
  Object.assign(env, withEnvFile(env, folder));
  return {
    port: readPort(env.PORT),
    host: env.HOST || "127.0.0.1",
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    /** For the database, the secrets and the server's log; what can be made again stays in the checkout. */
    home: resolve(root, env.FOOTHOLD_HOME || home),
  };
}

export function readPort(text) {
  if (text === undefined || text.trim() === "") return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text.trim()) && port >= 1 && port <= 65_535) return port;
  throw new Failure(
    `PORT is "${text}": set it to a whole number from 1 to 65535, or leave it out.`,
  );
}

export function readDatabaseUrl(text) {
  if (text === undefined || text.trim() === "") return undefined;
  const url = text.trim();
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new Failure(
    "DATABASE_URL is not an address of the form postgres://user:password@host:5432/name: correct it, or leave it out to use the embedded PostgreSQL.",
  );
}
