"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const TYPING = "input, textarea, select, [contenteditable], dialog";
const moves: Record<string, number> = { j: 1, k: -1 };

/** J opens the next in the queue, K the one before. */
export function useQueueKeys(ids: readonly string[], current: string | undefined): void {
  const router = useRouter();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const move = moves[event.key.toLowerCase()];
      if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const at = current === undefined ? -1 : ids.indexOf(current);
      const next = ids[at === -1 ? 0 : at + move];
      if (next) router.push(`/instructor/queue/${next}`);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [ids, current, router]);
}
