"use client";

import { useEffect, useState } from "react";
import { lookForServer } from "#lib/browser/look-for-server.ts";

/** Whether a server that did not answer, at `lostAt`, answers again. `lostAt` is null while nothing is lost. */
export function useIsBack(lostAt: object | null): boolean {
  const [backFrom, setBackFrom] = useState<object | null>(null);
  useEffect(() => {
    if (!lostAt) return;
    const stop = lookForServer((isThere) => {
      if (!isThere) return;
      stop();
      setBackFrom(lostAt);
    });
    return stop;
  }, [lostAt]);
  return lostAt !== null && backFrom === lostAt;
}
