"use client";

import { useEffect, useRef } from "react";
import { lookForServer } from "#lib/browser/look-for-server.ts";

/**
 * Calls `retry` once when an outage of the server or its database is over; does nothing without an outage. `isAway`: there
 * was one when the page failed, which may be over by now.
 */
export function useRetryWhenBack(retry: () => void, isAway: boolean): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    let wasAway = isAway;
    const stop = lookForServer((isBack) => {
      if (wasAway && isBack) {
        stop();
        latest.current();
      }
      wasAway ||= !isBack;
    });
    return stop;
  }, [isAway]);
}
