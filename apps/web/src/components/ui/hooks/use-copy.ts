"use client";

import { useState } from "react";

/** Puts a text on the clipboard, and says how that went. */
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
