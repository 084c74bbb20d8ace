import type { Deps } from "@foothold/core/deps";
import { AppError } from "@foothold/core/errors";
import type { Actor, AuditAction } from "@foothold/core/people";
import type { Log } from "../log/create-log.ts";
import { isAuthOutage } from "./auth-outage.ts";
import { causeText } from "./cause-text.ts";
import { auditAllowance } from "./limits/audit-allowance.ts";
import { httpStatus } from "./status.ts";

export type FailedRequest = {
  request: Pick<Request, "method" | "url">;
  requestId: string;
  actor: Actor | null;
};

const DATABASE_RETRY_SECONDS = 5;
const mayKeep = auditAllowance();

/** Turns anything thrown into the error for the caller. Only an unforeseen error becomes `internal`. */
export async function toAppError(thrown: unknown, { database }: Pick<Deps, "database">) {
  if (thrown instanceof AppError) return thrown;
  if (isAuthOutage(thrown) || !(await database.ping())) return databaseUnavailable(thrown);
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

/** Logs every failure, and records it in the audit trail if the database is up and the person is within the limit. */
export async function recordFailure(
  error: AppError,
  { request, requestId, actor }: FailedRequest,
  { audit, log }: Pick<Deps, "audit"> & { log: Log },
  action: AuditAction = "request-failed",
): Promise<void> {
  const path = new URL(request.url).pathname;
  const unforeseen = error.code === "internal";
  log[unforeseen ? "error" : "info"](
    {
      requestId,
      method: request.method,
      path,
      code: error.code,
      err: unforeseen ? error : undefined,
    },
    "request failed",
  );
  if (error.code === "database-unavailable" || !mayKeep(error, actor, Date.now())) return;
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
        ...(unforeseen && { cause: causeText(error.cause) }),
      },
    });
  } catch (cause) {
    log.error({ requestId, err: cause }, "the failure could not be audited");
  }
}
