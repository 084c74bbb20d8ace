import { ApiError, type ApiPath, type CallOptions, callApi, type Method } from "./api-client.ts";

/** How long to wait before each further try. */
export const waitsMs: readonly number[] = [400, 1_200, 3_000];

/** A change that is sent until an answer comes, and counts once: every try carries the same key. */
export async function callOnce<Answer>(
  method: Exclude<Method, "GET">,
  path: ApiPath,
  body: unknown,
  { key = newKey(), ...options }: CallOptions = {},
): Promise<Answer> {
  for (const waitMs of waitsMs) {
    try {
      return await callApi<Answer>(method, path, body, { key, ...options });
    } catch (thrown) {
      // Without a connection there is no use in trying; the learner is told, and tries again.
      if (!(thrown instanceof ApiError && thrown.answerLost) || !navigator.onLine) throw thrown;
      await pause(waitMs, options.signal);
    }
  }
  return callApi<Answer>(method, path, body, { key, ...options });
}

/** `crypto.randomUUID` is not there on a plain http address. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Ends early when the signal fires; the next try then says so. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
