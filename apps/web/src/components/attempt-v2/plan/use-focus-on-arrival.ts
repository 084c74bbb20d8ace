"use client";

import { useEffect, useRef } from "react";

/** A ref for a list that takes the focus when its first entries come and the button that asked for them is gone. */
export function useFocusOnArrival<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const before = useRef(count);

  useEffect(() => {
    const isFirst = before.current === 0 && count > 0;
    before.current = count;
    if (isFirst && document.activeElement === document.body) list.current?.focus();
  }, [count]);

  return list;
}
