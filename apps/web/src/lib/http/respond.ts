import type { AppError } from "@foothold/core/errors";
import { httpStatus } from "./status.ts";

export const REQUEST_ID_HEADER = "x-request-id";

export function respond(status: number, body: unknown, requestId: string): Response {
  return Response.json(body, {
    status,
    headers: { "cache-control": "no-store", [REQUEST_ID_HEADER]: requestId },
  });
}

export type Download = { name: string; type: string; body: AsyncIterable<Uint8Array> };

/** A download. It is produced while it is sent; a failure cuts it off. */
export function respondWithFile({ name, type, body }: Download, requestId: string): Response {
  return new Response(streamOf(body), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      [REQUEST_ID_HEADER]: requestId,
    },
  });
}

/** Produces a piece when the last was read, and stops when the reader stops. */
function streamOf(body: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

/** The one form of every error answer. */
export function errorBody(error: AppError, requestId: string) {
  const { code, message, suggestions, details, retryAfterSeconds: retryAfter } = error;
  return { error: { code, message, requestId, suggestions, details, retryAfter } };
}

export function respondWithError(error: AppError, requestId: string): Response {
  const { code, retryAfterSeconds } = error;
  const response = respond(httpStatus[code], errorBody(error, requestId), requestId);
  if (retryAfterSeconds !== undefined) {
    response.headers.set("retry-after", String(retryAfterSeconds));
  }
  return response;
}
