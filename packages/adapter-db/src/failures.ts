import { AppError } from "@foothold/core/errors";

export const RETRY_AFTER_SECONDS = 5;

const SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Classes and codes of SQLSTATE that mean an outage, not a mistake of ours. */
const SQLSTATE_PREFIXES = [
  "08", // connection exception
  "28", // credentials refused
  "3D000", // no such database
  "40", // serialization failure, deadlock
  "53", // out of disk, memory or connections
  "57", // shutting down, starting up, statement timed out
  "25P03", // idle in transaction for too long
];

/** The driver gives these no code. */
const DRIVER_MESSAGES = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired/,
  /^Query read timeout/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
];

/** SQLSTATE class 22: characters, a number or a moment that the database cannot hold. */
const UNSTORABLE = /^22[0-9A-Z]{3}$/;

/** The AppError for a failed query; null when the query is a mistake of ours. */
export function databaseFailure(error: unknown): AppError | null {
  for (const cause of causesOf(error)) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (UNSTORABLE.test(code)) {
      return new AppError("invalid-input", "This text has a character that cannot be stored.", {
        cause: error,
      });
    }
    if (isOutage(code, cause.message)) {
      return new AppError("database-unavailable", "The database is not available right now.", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        suggestions: ["Try again in a few seconds."],
        cause: error,
      });
    }
  }
  return null;
}

/** Runs a query; an outage becomes `database-unavailable`, every other error is rethrown. */
export async function translated<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw databaseFailure(error) ?? error;
  }
}

function isOutage(code: string, message: string): boolean {
  if (SYSTEM_CODES.has(code)) return true;
  if (/^[0-9A-Z]{5}$/.test(code)) return SQLSTATE_PREFIXES.some((known) => code.startsWith(known));
  return DRIVER_MESSAGES.some((pattern) => pattern.test(message));
}

/** The error, its chain of causes, and the parts of an AggregateError. */
function* causesOf(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return;
  yield error;
  if (error instanceof AggregateError) for (const part of error.errors) yield* causesOf(part);
  yield* causesOf(error.cause);
}
