import { ApiError } from "#lib/browser/api-client.ts";

type Shown = ApiError | null | Promise<ApiError | null>;

type Told = {
  setBusy: (busy: boolean) => void;
  setFailure: (failure: ApiError | null) => void;
};

/** Sends requests one at a time, and tells whether one is under way and what went wrong with the last one. */
export function sendOneAtATime({ setBusy, setFailure }: Told) {
  let running = false;

  /**
   * null: another request was still under way, or this one failed and the failure was told.
   * `onFailure` may deal with an error itself; what it returns is shown.
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
