"use client";

import { useEffect, useRef } from "react";

/** A ref for the newest item of a list: an item that arrives while the page is open is scrolled into view. */
export function useNewestInView<Item extends HTMLElement>(newestId: string | undefined) {
  const item = useRef<Item>(null);
  const before = useRef(newestId);

  useEffect(() => {
    if (newestId === before.current) return;
    before.current = newestId;
    void item.current?.scrollIntoView({ block: "nearest" });
  }, [newestId]);

  return item;
}
