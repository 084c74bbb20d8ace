import { ModelFailure } from "@foothold/core/coach";
import { httpFailure } from "./http-failure.ts";

/** Far above any reply that is asked for, so that a broken server cannot fill the memory. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;
type Check = (body: ReadableStream<Bytes>) => ReadableStream<Bytes>;

/**
 * A fetch that throws `HttpFailure` for a refusal, before a vendor's client can interpret it, and whose bodies are
 * bounded and checked. It follows no redirect, because the key would be sent along.
 */
export function boundedFetch(
  check?: Check,
  signal?: AbortSignal,
  maxBytes = MAX_BODY_BYTES,
): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: "error", ...(signal && { signal }) });
    const bounded = answer.body?.pipeThrough(byteLimit(maxBytes)) ?? null;
    const { status, statusText, headers } = answer;
    const response = new Response(bounded, { status, statusText, headers });
    if (!response.ok) throw await httpFailure(response);
    if (!check || !response.body) return response;
    return new Response(check(response.body), { status, statusText, headers });
  };
}

function byteLimit(maxBytes: number): TransformStream<Bytes, Bytes> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new ModelFailure("truncated", "The reply has no end.");
      controller.enqueue(chunk);
    },
  });
}
