import { ApiError } from "#lib/browser/api-error.ts";

/** Does the work. Returns why the server refused it, or null if it was done. */
export async function failureOf(work: () => Promise<unknown>): Promise<ApiError | null> {
  try {
    await work();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return thrown;
  }
}
