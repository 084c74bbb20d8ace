"use client";

import { Separator as PanelSeparator } from "react-resizable-panels";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";

type Props = { label: string; onEnter?: () => void };

/** Drag it, move it with the arrows, fold the panel with Enter; a double click restores the default width. */
export function Separator({ label, onEnter }: Props) {
  const ready = useHydrated();
  return (
    <PanelSeparator
      // Its position is known only in the browser; before hydration it is just a line.
      disabled={!ready}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === "Enter") onEnter?.();
      }}
      className="relative z-1 w-px bg-line transition-colors before:absolute before:top-1/2 before:left-1/2 before:h-9 before:w-1.5 before:-translate-1/2 before:rounded-full before:bg-line after:absolute after:inset-y-0 after:-inset-x-1.5 hover:bg-accent hover:before:bg-accent focus-visible:bg-accent focus-visible:before:bg-accent max-wide:hidden!"
    />
  );
}
