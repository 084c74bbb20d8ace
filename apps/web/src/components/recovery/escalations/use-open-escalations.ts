"use client";

import type { EscalationSummary } from "@foothold/core/recovery";
import { useCallback, useEffect, useRef, useState } from "react";
import { loadWaiting, useWaiting } from "#components/shared/recovery/waiting-store.ts";
import { ApiError } from "#lib/browser/api-error.ts";

/**
 * The open escalations. The header keeps them up to date on every page, so they are newer than what the server rendered,
 * which a client-side navigation may take from its cache.
 */
export function useOpenEscalations(first: readonly EscalationSummary[]) {
  const waiting = useWaiting() ?? first;
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const known = useRef(waiting);

  useEffect(() => {
    const ids = new Set(known.current.map(({ id }) => id));
    const newcomer = waiting.find(({ id }) => !ids.has(id));
    if (newcomer) setNewest(newcomer.learnerName);
    known.current = waiting;
  }, [waiting]);

  const reload = useCallback(async () => {
    try {
      await loadWaiting();
      setFailure(null);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
    }
  }, []);

  return { waiting, failure, newest, reload };
}
