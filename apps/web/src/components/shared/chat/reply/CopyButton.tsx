"use client";

import { Button } from "#components/ui/Button.tsx";
import { useCopy } from "#components/ui/hooks/use-copy.ts";

const words = { copied: "Copied", refused: "Select it to copy" } as const;

/** `what` is said to screen readers only. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { outcome, copy } = useCopy();
  return (
    <Button size="small" variant="quiet" className="shrink-0 px-2" onClick={() => void copy(text)}>
      {outcome ? words[outcome] : "Copy"}
      <span className="sr-only">{` ${what}`}</span>
    </Button>
  );
}
