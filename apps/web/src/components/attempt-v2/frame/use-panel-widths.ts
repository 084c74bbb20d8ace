"use client";

import { useCallback, useEffect, useRef } from "react";

export type SidePanel = "problem" | "coach";

const KEY = "foothold:panels";
export const widthLimits = { min: 14, max: 45 } as const;
const COLLAPSED = 0;
const usual: Record<SidePanel, number> = { problem: 25, coach: 25 };

/** The widths of the outer panels, in per cent of the page, remembered in this browser. 0: folded away. */
export function usePanelWidths() {
  const frame = useRef<HTMLDivElement>(null);
  const widths = useRef({ ...usual });

  const show = useCallback(() => {
    for (const panel of ["problem", "coach"] as const) {
      frame.current?.style.setProperty(`--${panel}-width`, `${widths.current[panel]}%`);
      const separator = frame.current?.querySelector(`[data-separator="${panel}"]`);
      const section = frame.current?.querySelector(`[data-panel="${panel}"]`);
      section?.toggleAttribute("data-folded", widths.current[panel] === 0);
      separator?.setAttribute("aria-valuenow", `${Math.round(widths.current[panel])}`);
    }
  }, []);

  useEffect(() => {
    widths.current = read();
    show();
  }, [show]);

  function setWidth(panel: SidePanel, width: number) {
    const { min, max } = widthLimits;
    widths.current[panel] = width < min / 2 ? COLLAPSED : Math.min(max, Math.max(min, width));
    show();
    try {
      localStorage.setItem(KEY, JSON.stringify(widths.current));
    } catch {
      // Forbidden storage: the widths hold until the page is left.
    }
  }

  return { frame, setWidth, widthOf: (panel: SidePanel) => widths.current[panel], usual };
}

function read(): Record<SidePanel, number> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<typeof usual>;
    const valid = (value: unknown, otherwise: number) =>
      typeof value === "number" && value >= 0 && value <= widthLimits.max ? value : otherwise;
    return { problem: valid(kept.problem, usual.problem), coach: valid(kept.coach, usual.coach) };
  } catch {
    return { ...usual };
  }
}
