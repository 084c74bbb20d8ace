"use client";

import type { CoachRemark } from "@foothold/core/attempt";
import { MessageCircle } from "lucide-react";
import { Exchanges } from "./Exchanges.tsx";
import { UnitStuck, type UnitStuckProps } from "./UnitStuck.tsx";

export type CoachSideProps = UnitStuckProps & {
  /** For as long as the coach has said nothing else. */
  advice: string;
  exchanges: readonly Omit<CoachRemark, "place">[];
};

/** The coach beside a unit that has no workbench around it. */
export function CoachSide({ advice, exchanges, ...unit }: CoachSideProps) {
  return (
    <aside
      aria-label="Coach"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, also by keyboard
      tabIndex={0}
      className="flex flex-col gap-5 lg:sticky lg:top-32 lg:-m-2 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto lg:p-2"
    >
      <h2 className="flex items-center gap-2 text-title-3 text-coach">
        <MessageCircle aria-hidden="true" className="size-5" />
        Coach
      </h2>
      <UnitStuck {...unit} />
      {exchanges.length === 0 && !unit.open && (
        <p className="rounded-middle border border-coach-line bg-coach-soft px-4 py-3 text-small">
          {advice}
        </p>
      )}
      <Exchanges exchanges={exchanges} />
    </aside>
  );
}
