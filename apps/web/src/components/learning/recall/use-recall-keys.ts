"use client";

import type { Rating } from "@foothold/core/learning";
import { useEffect } from "react";
import { ratingWords } from "./rating-words.ts";

const TYPING = "input, textarea, select, [contenteditable]";
/** Elements that use the space bar themselves. */
const PRESSABLE = "button, a, summary";

type Keys = { revealed: boolean; reveal: () => void; rate: (rating: Rating) => void };

/** Space reveals, 1 to 4 rate; not while typing. */
export function useRecallKeys({ revealed, reveal, rate }: Keys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TYPING)) return;
      if (event.key === " " && !revealed && !target?.closest(PRESSABLE)) {
        event.preventDefault();
        reveal();
      }
      const chosen = ratingWords[Number(event.key) - 1];
      if (revealed && chosen) rate(chosen.rating);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
