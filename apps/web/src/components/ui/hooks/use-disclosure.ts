"use client";

import { usePathname } from "next/navigation";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** A panel under a button. Escape, a click elsewhere or another page closes it; Escape returns the focus to the button. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const path = usePathname();
  const ready = useHydrated();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useEffect(() => setOpen(false), [path]);

  useEffect(() => {
    if (!open) return;
    function closeOutside(event: PointerEvent) {
      const inside = event.target instanceof Node && container.current?.contains(event.target);
      if (!inside) setOpen(false);
    }
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !container.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return {
    open,
    buttonProps: {
      ref: button,
      type: "button" as const,
      disabled: !ready,
      "aria-expanded": open,
      onClick: () => setOpen(!open),
    },
    containerProps: { ref: container, onKeyDown, onBlur },
  };
}
