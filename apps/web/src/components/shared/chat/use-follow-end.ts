"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { panelOf } from "./panel-of.ts";

/** Nearer to the end than this counts as at the end. */
const NEAR_PX = 48;

/**
 * Keeps the end of a conversation in view while it grows, until the reader scrolls up. `newest` changes with everything
 * that is said; what the page finds when it is opened is not new. The marker stands behind the pinned input, at the very end
 * of what scrolls.
 */
export function useFollowEnd(newest: unknown, isLoaded: boolean) {
  const marker = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  const seen = useRef(newest);
  const wasLoaded = useRef(isLoaded);
  const [hasNews, setHasNews] = useState(false);

  useEffect(() => {
    let topBefore = topOf(marker.current);
    function onScroll() {
      const top = topOf(marker.current);
      if (isNearEnd(marker.current)) {
        follows.current = true;
        setHasNews(false);
        // Growing text never scrolls up, only a reader does.
      } else if (top < topBefore) follows.current = false;
      topBefore = top;
    }
    // Scrolling does not bubble; what scrolls is a panel, or on a phone the page.
    window.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", onScroll, { capture: true });
  }, []);

  useLayoutEffect(() => {
    if (follows.current) scrollToEnd(marker.current);
    else if (wasLoaded.current && seen.current !== newest) setHasNews(!isNearEnd(marker.current));
    seen.current = newest;
    wasLoaded.current = isLoaded;
  });

  function goToEnd() {
    follows.current = true;
    setHasNews(false);
    scrollToEnd(marker.current);
  }

  return { marker, goToEnd, hasNewsBelow: hasNews };
}

function topOf(marker: Element | null): number {
  return (panelOf(marker) ?? document.documentElement).scrollTop;
}

function isNearEnd(marker: Element | null): boolean {
  const { scrollTop, scrollHeight, clientHeight } = panelOf(marker) ?? document.documentElement;
  return scrollHeight - clientHeight - scrollTop < NEAR_PX;
}

function scrollToEnd(marker: Element | null): void {
  const panel = panelOf(marker);
  if (panel) panel.scrollTop = panel.scrollHeight;
  else marker?.scrollIntoView({ block: "end" });
}
