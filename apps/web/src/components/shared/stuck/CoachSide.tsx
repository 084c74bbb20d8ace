"use client";

import type { CoachRemark } from "@foothold/core/attempt";
import type { ChatUnit } from "@foothold/core/chat";
import { MessageCircle } from "lucide-react";
import { useStoredText } from "../../ui/form/use-stored-text.ts";
import { Chat } from "../chat/Chat.tsx";
import { CoachRemarks } from "../coach/CoachRemarks.tsx";
import { UnitHelp, type UnitHelpProps } from "./UnitHelp.tsx";

export type CoachSideProps = UnitHelpProps & {
  /** Shown until the coach has said something. */
  advice: string;
  exchanges: readonly Omit<CoachRemark, "place">[];
  chatUnit: ChatUnit;
};

/** The coach's column beside a lesson or a card. */
export function CoachSide({ advice, exchanges, chatUnit, ...unit }: CoachSideProps) {
  const draft = useStoredText(`foothold:draft:chat:${chatUnit.unitId}`, "");
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
      <UnitHelp {...unit} />
      {exchanges.length === 0 && !unit.open && (
        <p className="rounded-middle border border-coach-line bg-coach-soft px-4 py-3 text-small">
          {advice}
        </p>
      )}
      <CoachRemarks exchanges={exchanges} />
      <Chat
        unit={chatUnit}
        language="python"
        draft={draft}
        inputId="coach-question"
        open
        footClassName="-mx-2 -mb-2 border-t border-line bg-canvas px-2 pt-3 pb-2"
      />
    </aside>
  );
}
