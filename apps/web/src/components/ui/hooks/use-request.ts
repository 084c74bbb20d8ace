"use client";

import { useRef, useState } from "react";
import { ApiError } from "#lib/browser/api-client.ts";

type Shown = ApiError | null | Promise<ApiError | null>;

/** One request at a time: whether it is under way, and what went wrong with the last one. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const running = useRef(false);

  /**
   * null: another request was still under way, or this one failed and `failure` says why.
   * `onFailure` may deal with an error itself; what it returns is shown.
   */
  async function send<Answer>(
    work: () => Promise<Answer>,
    onFailure: (error: ApiError) => Shown = (error) => error,
  ): Promise<Answer | null> {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(await onFailure(thrown));
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, send, clearFailure: () => setFailure(null) };
}
