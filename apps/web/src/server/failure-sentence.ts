import { AppError } from "@foothold/core/errors";

type Coded = Error & { code?: unknown; port?: number };

const diskFull = () => "The disk is full: make room and start again.";

/** By error codes of the system and of PostgreSQL. */
const known: Record<string, (error: Coded) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken; set PORT to a free one.`,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  "53100": diskFull,
  "42501": ({ message }) =>
    `The user of DATABASE_URL may not create schemas and tables (${message}): give it that right in this database, or name a user who has it.`,
};

/** Why the server did not start, in one sentence. */
export function failureSentence(error: unknown): string {
  const causes = causesOf(error);
  for (const cause of causes) {
    const sentence = known[String(cause.code)]?.(cause);
    if (sentence) return sentence;
  }
  const telling = causes.find((cause) => cause.message && !isWrapper(cause));
  if (!telling) return String(error);
  return telling === error ? telling.message : `The database failed: ${telling.message}`;
}

/** Errors that only say that a query failed; their cause says why. */
function isWrapper(error: Coded): boolean {
  const wraps = error instanceof AppError || error.message.startsWith("Failed query");
  return wraps && error.cause instanceof Error;
}

function causesOf(error: unknown): Coded[] {
  if (!(error instanceof Error)) return [];
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error, ...[...parts, error.cause].flatMap(causesOf)];
}
