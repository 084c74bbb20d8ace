import { ApiError } from "#lib/browser/api-error.ts";

type Shown = ApiError | null | Promise<ApiError | null>;

type Told = {
  setBusy: (busy: boolean) => void;
  setFailure: (failure: ApiError | null) => void;
};

/** Sends one request at a time, and reports whether one is under way and how the last one failed. */
export function sendOneAtATime({ setBusy, setFailure }: Told) {
  let running = false;

  /**
   * Returns null when another request is still under way, or when this one failed and the failure was reported.
   * `onFailure` may handle an error itself; what it returns is shown.
   */
  return async function send<Answer>(
    work: () => Promise<Answer>,
    onFailure: (error: ApiError) => Shown = (error) => error,
  ): Promise<Answer | null> {
    if (running) return null;
    running = true;
    setBusy(true);
    setFailure(null);
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(await onFailure(thrown));
      return null;
    } finally {
      running = false;
      setBusy(false);
    }
  };
}
