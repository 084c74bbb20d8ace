import { ModelFailure } from "@foothold/core/coach";
import { httpFailure } from "./http-failure.ts";

/** Far above any reply that is asked for; a server gone wild must not fill the memory. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;
type Check = () => TransformStream<Bytes, Bytes>;

/**
 * A fetch whose refusals are `HttpFailure`s, before a vendor's client has read them in its own way,
 * and whose bodies are bounded and, if a check is given, checked. It follows no redirect: the key
 * would go along.
 */
export function boundedFetch(check?: Check, signal?: AbortSignal): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: "error", ...(signal && { signal }) });
    const bounded = answer.body?.pipeThrough(byteLimit()) ?? null;
    const { status, statusText, headers } = answer;
    const response = new Response(bounded, { status, statusText, headers });
    if (!response.ok) throw await httpFailure(response);
    if (!check || !response.body) return response;
    return new Response(response.body.pipeThrough(check()), { status, statusText, headers });
  };
}

function byteLimit(): TransformStream<Bytes, Bytes> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BODY_BYTES) throw new ModelFailure("truncated", "The reply has no end.");
      controller.enqueue(chunk);
    },
  });
}
