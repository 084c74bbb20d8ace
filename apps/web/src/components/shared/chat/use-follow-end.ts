"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * Keeps the end of a conversation in view while it grows, unless the reader has scrolled away. The marker stands behind
 * the pinned input, so that it is visible exactly at the end.
 */
export function useFollowEnd(grown: unknown) {
  const marker = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(false);
  const [isAway, setAway] = useState(false);
  const [hasNews, setHasNews] = useState(false);
  const seen = useRef(grown);

  useEffect(() => {
    if (!marker.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        isAtEnd.current = entry?.isIntersecting ?? false;
        setAway(!isAtEnd.current);
        if (isAtEnd.current) setHasNews(false);
      },
      { rootMargin: "48px" },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (seen.current === grown) return;
    seen.current = grown;
    if (isAtEnd.current) marker.current?.scrollIntoView({ block: "end" });
    else setHasNews(true);
  }, [grown]);

  function goToEnd() {
    isAtEnd.current = true;
    setHasNews(false);
    marker.current?.scrollIntoView({ block: "end" });
  }

  return { marker, goToEnd, hasNewsBelow: isAway && hasNews };
}
