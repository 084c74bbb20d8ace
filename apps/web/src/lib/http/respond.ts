import type { AppError } from "@foothold/core";
import { httpStatus } from "./status.ts";

export const REQUEST_ID_HEADER = "x-request-id";

export function respond(status: number, body: unknown, requestId: string): Response {
  return Response.json(body, {
    status,
    headers: { "cache-control": "no-store", [REQUEST_ID_HEADER]: requestId },
  });
}

/** The one shape in which a caller is told that something did not work. */
export function respondWithError(error: AppError, requestId: string): Response {
  const { code, message, suggestions, details, retryAfterSeconds } = error;
  const response = respond(
    httpStatus[code],
    { error: { code, message, requestId, suggestions, details, retryAfter: retryAfterSeconds } },
    requestId,
  );
  if (retryAfterSeconds !== undefined) {
    response.headers.set("retry-after", String(retryAfterSeconds));
  }
  return response;
}
