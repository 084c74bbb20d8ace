import type { ErrorCode } from "@foothold/core";

export const httpStatus: Record<ErrorCode, number> = {
  "invalid-input": 422,
  "invalid-json": 400,
  "too-large": 413,
  "not-signed-in": 401,
  forbidden: 403,
  "foreign-origin": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "last-admin": 409,
  "own-account": 409,
  "stale-version": 409,
  "setup-link-invalid": 409,
  "email-taken": 422,
  "wrong-credentials": 401,
  "account-disabled": 403,
  "rate-limited": 429,
  "database-unavailable": 503,
  "runner-unavailable": 503,
  "runner-busy": 503,
  internal: 500,
};
