"use client";

import { useEffect, useState } from "react";

const PLAY_EVERY_MS = 1_200;

/** Where one is in a row of moments, and whether it goes on by itself. */
export function usePlayer(count: number) {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = count - 1;

  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), PLAY_EVERY_MS);
    return () => clearTimeout(timer);
  }, [playing, at, last]);

  return {
    at,
    playing,
    last,
    go(to: number) {
      setPlaying(false);
      setAt(Math.max(0, Math.min(last, to)));
    },
    toggle() {
      if (!playing && at >= last) setAt(0);
      setPlaying(!playing);
    },
  };
}
