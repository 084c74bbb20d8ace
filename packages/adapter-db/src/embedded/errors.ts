/** Why the embedded database cannot start, in one sentence for the person who started Foothold. */
export class EmbeddedServerError extends Error {
  override readonly name = "EmbeddedServerError";
}

const DISK_FULL = /ENOSPC|No space left on device|disk quota exceeded|EDQUOT/i;
const NOT_ALLOWED = new Set(["EACCES", "EPERM"]);

export function asEmbeddedServerError(error: unknown, home: string): EmbeddedServerError {
  if (error instanceof EmbeddedServerError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = errorCode(error) ?? "";
  if (DISK_FULL.test(code) || DISK_FULL.test(message)) {
    return new EmbeddedServerError(
      `The disk is full: there is no room for the database of ${home}; make room and start again.`,
      { cause: error },
    );
  }
  if (NOT_ALLOWED.has(code)) {
    return new EmbeddedServerError(
      `The database of ${home} belongs to another user (${message}): start as that user, or remove the folder to begin afresh.`,
      { cause: error },
    );
  }
  return new EmbeddedServerError(`The embedded PostgreSQL could not be started: ${message}`, {
    cause: error,
  });
}

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** For `catch`: ignores these system errors and rethrows every other one. */
export function unless(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (!codes.includes(errorCode(error) ?? "")) throw error;
    return undefined;
  };
}
