import pg from "pg";
import { EmbeddedServerError, errorCode } from "./errors.ts";
import { SUPERUSER } from "./initialise.ts";
import { HOST } from "./port.ts";

const DATABASE = "foothold";
const ANSWER_MS = 30_000;
const WRONG_PASSWORD = "28P01";
/** Another start at the same time may have created it first. */
const MADE_ALREADY = ["42P04", "23505"];

/** Checks that the server accepts our password, and creates our database if it is missing. */
export async function openDatabase(port: number, password: string): Promise<string> {
  const urlOf = (database: string) =>
    `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@${HOST}:${port}/${database}`;
  const client = new pg.Client({
    connectionString: urlOf("postgres"),
    connectionTimeoutMillis: ANSWER_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [
      DATABASE,
    ]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    if (errorCode(error) === WRONG_PASSWORD) throw wrongPassword(error);
    if (!MADE_ALREADY.includes(errorCode(error) ?? "")) throw error;
  } finally {
    await client.end().catch(() => {});
  }
  return urlOf(DATABASE);
}

function wrongPassword(cause: unknown): EmbeddedServerError {
  return new EmbeddedServerError(
    "The database was made with another password than the one in secrets.json: put that file back, or move the data away to begin afresh.",
    { cause },
  );
}
