export const errorCodes = [
  "invalid-input",
  "invalid-json",
  "request-incomplete",
  "too-large",
  "not-signed-in",
  "forbidden",
  "foreign-origin",
  "not-found",
  "method-not-allowed",
  "last-admin",
  "own-account",
  "stale-version",
  "setup-link-invalid",
  "password-link-invalid",
  "email-taken",
  "wrong-credentials",
  "account-disabled",
  "rate-limited",
  "database-unavailable",
  "runner-unavailable",
  "runner-busy",
  "too-many-runs",
  "storage-used-up",
  "text-too-costly",
  "internal",
  "wrong-step",
  "skip-not-allowed",
  "hint-budget-spent",
  "recap-required",
  "recap-not-due",
  "tests-not-passed",
  "already-claimed",
  "escalation-closed",
  "gives-solution-away",
  "second-instructor-needed",
  "last-instructor",
  "class-owner",
  "coach-unavailable",
  "coach-not-allowed",
  "run-cancelled",
  "request-in-progress",
  "idempotency-key-reused",
  "conversation-closed",
  "auto-continue-stopped",
  "change-blocked",
  "plan-changed",
  "command-not-next",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

type ErrorOptions = {
  suggestions?: string[];
  details?: Record<string, unknown>;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** The error that every use-case throws, with a closed code. */
export class AppError extends Error {
  /** Compares by name, because a bundled server contains this class more than once. */
  static override [Symbol.hasInstance](thrown: unknown): boolean {
    return thrown instanceof Error && thrown.name === "AppError";
  }

  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly suggestions: string[] | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** All that a browser is told of an error in a page that was rendered in part; only an outage is told by name. */
  readonly digest: string | undefined;

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.suggestions = options.suggestions;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.digest = code === "database-unavailable" ? code : undefined;
  }
}

export function assertNever(value: never): never {
  throw new AppError("internal", `Unexpected value: ${String(value)}`);
}

export function invalidField(field: string, message: string): AppError {
  return new AppError("invalid-input", `${field}: ${message}`, {
    details: { fields: [{ field, message }] },
  });
}
