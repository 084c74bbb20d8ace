"use client";

import { useEffect, useRef } from "react";
import { lookForServer } from "#lib/browser/look-for-server.ts";

/** Calls `retry` once when an outage of the server or its database is over; does nothing without an outage. */
export function useRetryWhenBack(retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    let wasAway = false;
    const stop = lookForServer((isBack) => {
      if (wasAway && isBack) {
        stop();
        latest.current();
      }
      wasAway ||= !isBack;
    });
    return stop;
  }, []);
}
