import { AppError } from "@foothold/core/errors";
import { expect, test } from "vitest";
import { failureSentence } from "./failure-sentence.ts";

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });
const failedQuery = (cause: Error) =>
  new Error('Failed query: CREATE SCHEMA IF NOT EXISTS "drizzle"\nparams: ', { cause });
const outage = (cause: Error) =>
  new AppError("database-unavailable", "The database is not available right now.", { cause });

test.each([
  [
    "a role that may not create",
    failedQuery(coded("42501", "permission denied for database school")),
    /^The user of DATABASE_URL may not create schemas and tables \(permission denied for database school\)/,
  ],
  [
    "a full disk of the database",
    outage(failedQuery(coded("53100", "could not extend file: No space left on device"))),
    /^The disk is full/,
  ],
  [
    "a full disk of our own",
    coded("ENOSPC", "ENOSPC: no space left on device"),
    /^The disk is full/,
  ],
  [
    "a port that was taken meanwhile",
    Object.assign(coded("EADDRINUSE", "listen EADDRINUSE"), { port: 3000 }),
    /^Port 3000 is taken; set PORT to a free one\.$/,
  ],
  [
    "a failed query",
    failedQuery(coded("42P07", 'relation "people" already exists')),
    /^The database failed: relation "people" already exists$/,
  ],
  [
    "an outage",
    outage(new Error("Connection terminated unexpectedly")),
    /^The database failed: Connection terminated unexpectedly$/,
  ],
  [
    "an outage at every address of a name",
    outage(new AggregateError([coded("ECONNREFUSED", "connect ECONNREFUSED ::1:5432")])),
    /^The database failed: connect ECONNREFUSED ::1:5432$/,
  ],
  [
    "a sentence of our own about a cause",
    new Error("The secrets are damaged.", { cause: new SyntaxError("Unexpected token") }),
    /^The secrets are damaged\.$/,
  ],
  ["what is no error", "odd", /^odd$/],
])("%s is told with its reason", (_what, error, sentence) => {
  expect(failureSentence(error)).toMatch(sentence);
});
