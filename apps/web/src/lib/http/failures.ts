import { type Actor, AppError, type AuditAction, type Deps } from "@foothold/core";
import { log } from "../log.ts";
import { causeWords } from "./cause-words.ts";
import { httpStatus } from "./status.ts";

export type FailedRequest = {
  request: Pick<Request, "method" | "url">;
  requestId: string;
  actor: Actor | null;
};

const DATABASE_RETRY_SECONDS = 5;

/** Anything thrown, as the error its caller is told. Only what we did not foresee becomes `internal`. */
export async function toAppError(thrown: unknown, { database }: Pick<Deps, "database">) {
  if (thrown instanceof AppError) return thrown;
  if (!(await database.ping())) return databaseUnavailable(thrown);
  return unforeseen(thrown);
}

export function unforeseen(cause: unknown) {
  return new AppError(
    "internal",
    "Something went wrong on our side. Nothing you sent was changed.",
    {
      suggestions: [
        "Try again. If it happens again, give your instructor or admin the request id.",
      ],
      cause,
    },
  );
}

export function databaseUnavailable(cause?: unknown) {
  return new AppError("database-unavailable", "The database cannot be reached at the moment.", {
    suggestions: ["Wait a few seconds and try again. What you typed is still in your browser."],
    retryAfterSeconds: DATABASE_RETRY_SECONDS,
    cause,
  });
}

/** Every failure is logged and, while the database is there, kept in the audit trail. */
export async function recordFailure(
  error: AppError,
  { request, requestId, actor }: FailedRequest,
  { audit }: Pick<Deps, "audit">,
  action: AuditAction = "request-failed",
): Promise<void> {
  const path = new URL(request.url).pathname;
  const unforeseen = error.code === "internal";
  log()[unforeseen ? "error" : "info"](
    {
      requestId,
      method: request.method,
      path,
      code: error.code,
      err: unforeseen ? error : undefined,
    },
    "request failed",
  );
  if (error.code === "database-unavailable" || (!actor && !anonymousEntries.take())) return;
  try {
    await audit.record({
      action,
      actorId: actor?.userId ?? null,
      actorRole: actor?.role ?? null,
      subject: `${request.method} ${path}`.slice(0, 200),
      requestId,
      details: {
        code: error.code,
        status: httpStatus[error.code],
        ...(unforeseen && { cause: causeWords(error.cause) }),
      },
    });
  } catch (cause) {
    log().error({ requestId, err: cause }, "the failure could not be audited");
  }
}

/** Nobody who is not signed in can fill the trail: past this many a second, failures are only logged. */
const ANONYMOUS_ENTRIES_PER_SECOND = 10;
const anonymousEntries = {
  second: 0,
  used: 0,
  take(): boolean {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.second) Object.assign(this, { second, used: 0 });
    this.used += 1;
    return this.used <= ANONYMOUS_ENTRIES_PER_SECOND;
  },
};
