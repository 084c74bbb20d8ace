"use client";

import { useEffect, useRef } from "react";

const LOOK_EVERY_MS = 3_000;

/** Calls `retry` once when an outage of the server or its database is over; does nothing without an outage. */
export function useRetryWhenBack(retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    let wasAway = false;
    const timer = setInterval(async () => {
      const isBack = await fetch("/api/health").then(
        ({ ok }) => ok,
        () => false,
      );
      if (wasAway && isBack) {
        clearInterval(timer);
        latest.current();
      }
      wasAway ||= !isBack;
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
