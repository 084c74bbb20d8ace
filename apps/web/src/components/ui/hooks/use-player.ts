"use client";

import { type KeyboardEvent, useEffect, useState } from "react";

/** The position in a recording of `count` steps, and the ways to move in it: by step, by key, or playing. */
export function usePlayer(count: number, playEveryMs: number) {
  const last = count - 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), playEveryMs);
    return () => clearTimeout(timer);
  }, [playing, at, last, playEveryMs]);

  function goTo(step: number) {
    setPlaying(false);
    setAt(Math.max(0, Math.min(last, step)));
  }

  function toggle() {
    if (at >= last) setAt(0);
    setPlaying(!playing);
  }

  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: last,
  };

  /** Ignores keys pressed in the slider or on a button. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.target instanceof Element && event.target.closest("input, button")) return;
    const target = targets[event.key];
    if (target === undefined && event.key !== " ") return;
    event.preventDefault();
    if (target === undefined) toggle();
    else goTo(target);
  }

  return { at, last, playing, goTo, toggle, onKeyDown };
}
