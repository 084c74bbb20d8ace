"use client";

import { useState } from "react";

/** Copies a text to the clipboard, and tells whether that worked. */
export function useCopy() {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);

  async function copy(text: string) {
    try {
      // The clipboard does not exist on plain http addresses, and a browser may refuse it.
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  }

  return { outcome, copy, forget: () => setOutcome(null) };
}
