"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { ApiError, callApi } from "#lib/browser/api-client.ts";

/** One change by a button: the page comes anew from the server when it is done. */
export function useChange() {
  const router = useRouter();
  const [refreshing, refresh] = useTransition();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  /** False: it did not work, and `failure` says why. */
  async function change(
    path: `/api/${string}`,
    method: "POST" | "DELETE" = "POST",
  ): Promise<boolean> {
    setSending(true);
    setFailure(null);
    try {
      await callApi(method, path, {});
      refresh(() => router.refresh());
      return true;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    busy: sending || refreshing,
    failure,
    change,
    /** Before another change is asked about. */
    clear: () => setFailure(null),
  };
}
