"use client";

import { useEffect, useEffectEvent, useRef } from "react";

const KEEP_EVERY_MS = 3 * 60_000;

/** Renews the claim while the instructor is typing. */
export function useRenewClaim(text: string, keep: () => void): void {
  const kept = useRef(text);
  const keepIfWritten = useEffectEvent(() => {
    if (kept.current === text) return;
    kept.current = text;
    keep();
  });
  useEffect(() => {
    const timer = setInterval(() => keepIfWritten(), KEEP_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
