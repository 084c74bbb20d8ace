"use client";

import type { KeyboardEvent, PointerEvent } from "react";
import { type SidePanel, type usePanelWidths, widthLimits } from "./use-panel-widths.ts";

const STEP = 2;

type Props = { panel: SidePanel; label: string; widths: ReturnType<typeof usePanelWidths> };

/** Dragged, moved with the arrows, folded with Enter or a double click. */
export function Separator({ panel, label, widths }: Props) {
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = widths.frame.current?.getBoundingClientRect();
    if (!box) return;
    const from = panel === "problem" ? event.clientX - box.left : box.right - event.clientX;
    widths.setWidth(panel, (100 * from) / box.width);
  }

  function fold() {
    widths.setWidth(panel, widths.widthOf(panel) === 0 ? widths.usual[panel] : 0);
  }

  function onKeyDown(event: KeyboardEvent) {
    const now = widths.widthOf(panel);
    const wider = Math.max(now + STEP, widthLimits.min);
    const narrower = Math.max(now - STEP, widthLimits.min);
    const folded = now === 0 ? widths.usual[panel] : 0;
    const after: Record<string, number> = {
      ArrowRight: panel === "problem" ? wider : narrower,
      ArrowLeft: panel === "problem" ? narrower : wider,
      Home: widthLimits.min,
      End: widthLimits.max,
      Enter: folded,
    };
    const width = after[event.key];
    if (width === undefined) return;
    event.preventDefault();
    widths.setWidth(panel, width);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that can be moved is no <hr>
    <div
      role="separator"
      tabIndex={0}
      data-separator={panel}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={widthLimits.max}
      aria-valuenow={widths.usual[panel]}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={fold}
      onKeyDown={onKeyDown}
      className="relative z-1 hidden w-px cursor-col-resize touch-none bg-line transition-colors before:absolute before:top-1/2 before:left-1/2 before:h-9 before:w-1.5 before:-translate-1/2 before:rounded-full before:bg-line after:absolute after:inset-y-0 after:-inset-x-1.5 hover:bg-accent hover:before:bg-accent focus-visible:bg-accent focus-visible:before:bg-accent wide:block"
    />
  );
}
