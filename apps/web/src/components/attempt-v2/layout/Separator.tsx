"use client";

import { Separator as PanelSeparator } from "react-resizable-panels";
import { useReady } from "#components/ui/use-ready.ts";

type Props = { label: string; onEnter?: () => void };

/** Dragged, moved with the arrows, folded with Enter; a double click gives the usual width back. */
export function Separator({ label, onEnter }: Props) {
  const ready = useReady();
  return (
    <PanelSeparator
      // Where it stands is known in the browser alone: before that it is a line and no control.
      disabled={!ready}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === "Enter") onEnter?.();
      }}
      className="relative z-1 w-px bg-line transition-colors before:absolute before:top-1/2 before:left-1/2 before:h-9 before:w-1.5 before:-translate-1/2 before:rounded-full before:bg-line after:absolute after:inset-y-0 after:-inset-x-1.5 hover:bg-accent hover:before:bg-accent focus-visible:bg-accent focus-visible:before:bg-accent max-wide:hidden!"
    />
  );
}
