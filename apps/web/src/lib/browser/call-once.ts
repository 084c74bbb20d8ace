import { type CallOptions, sendForAnswer } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import type { AnswerOf, ApiPath, KnownPath, Method } from "./api-types.ts";

/** The waits before each retry. */
export const waitsMs: readonly number[] = [400, 1_200, 3_000];

/** Sends a change until an answer comes. Every try carries the same key, so it counts once. */
export async function callOnce<Called extends Exclude<Method, "GET">, const Path extends ApiPath>(
  method: Called,
  path: Path & KnownPath<Called, Path>,
  body: unknown,
  options: CallOptions = {},
): Promise<AnswerOf<Called, Path>> {
  return sendOnce(method, path, body, options);
}

export async function sendOnce<Answer>(
  method: Exclude<Method, "GET">,
  path: ApiPath,
  body: unknown,
  { key = newKey(), ...options }: CallOptions = {},
): Promise<Answer> {
  for (const waitMs of waitsMs) {
    try {
      return await sendForAnswer<Answer>(method, path, body, { key, ...options });
    } catch (thrown) {
      // Offline, retrying is useless: the learner gets the error and tries again.
      if (!(thrown instanceof ApiError && thrown.answerLost) || !navigator.onLine) throw thrown;
      await pause(waitMs, options.signal);
    }
  }
  return sendForAnswer<Answer>(method, path, body, { key, ...options });
}

/** `crypto.randomUUID` does not exist on plain http addresses. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Ends early when the signal fires; the next try then fails as cancelled. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
