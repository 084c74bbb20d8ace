"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import type { PanelName } from "./panel-layout.ts";

type Tops = Partial<Record<PanelName, number>>;

/**
 * On a phone the page scrolls and the panels take turns, so each keeps its own place. A panel that is shown for the first
 * time at this step begins right below the tabs, which are hidden where all panels stand side by side.
 */
export function usePanelScroll(
  tabs: RefObject<HTMLElement | null>,
  { shown, step }: { shown: PanelName; step: string },
): void {
  const kept = useRef<{ step: string; tops: Tops }>({ step, tops: {} });
  const before = useRef(shown);

  useLayoutEffect(() => {
    if (kept.current.step !== step) kept.current = { step, tops: {} };
    const { tops } = kept.current;
    if (before.current !== shown && tabs.current?.offsetParent) {
      window.scrollTo({ top: tops[shown] ?? topBelow(tabs.current), behavior: "instant" });
    }
    before.current = shown;
    const keep = () => {
      tops[shown] = window.scrollY;
    };
    window.addEventListener("scroll", keep, { passive: true });
    return () => window.removeEventListener("scroll", keep);
  }, [tabs, shown, step]);
}

/** The scroll position at which the panel begins right below the tabs. */
function topBelow(tabs: HTMLElement): number {
  const panels = tabs.nextElementSibling?.getBoundingClientRect();
  return panels ? window.scrollY + panels.top - tabs.getBoundingClientRect().bottom : 0;
}
