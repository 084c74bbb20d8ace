"use client";

import { useEffect, useState } from "react";
import { readTabMemory, writeTabMemory } from "#lib/browser/tab-memory.ts";

const keyOf = (attemptId: string) => `foothold:open-file:${attemptId}`;

/** The path of the file in the editor, also after a reload; null for the solution. */
export function useOpenPath(attemptId: string) {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const kept = readTabMemory(keyOf(attemptId));
    if (typeof kept === "string") setPath(kept);
  }, [attemptId]);
  return [
    path,
    (next: string | null) => {
      writeTabMemory(keyOf(attemptId), next);
      setPath(next);
    },
  ] as const;
}
