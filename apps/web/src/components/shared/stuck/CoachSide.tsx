"use client";

import type { ChatUnit } from "@foothold/core/chat";
import { MessageCircle } from "lucide-react";
import { type StoredText, useStoredText } from "../../ui/form/use-stored-text.ts";
import { Chat } from "../chat/Chat.tsx";
import type { Remark } from "../chat/log/log-items.ts";
import { RecapForm } from "./RecapForm.tsx";
import { UnitHelp } from "./UnitHelp.tsx";
import { type UnitPath, useUnitHelp } from "./use-unit-help.ts";

export type CoachSideProps = {
  base: UnitPath;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Sent to the coach with a request for help. */
  context?: Record<string, unknown>;
  recapRequired: boolean;
  recapDraft: StoredText;
  /** Shown until the coach has said something. */
  advice: string;
  exchanges: readonly Remark[];
  chatUnit: ChatUnit;
};

/** The coach's column beside a lesson or a card. */
export function CoachSide({ advice, exchanges, chatUnit, ...unit }: CoachSideProps) {
  const { base, open, onOpen, context, recapRequired, recapDraft } = unit;
  const draft = useStoredText(`foothold:draft:chat:${chatUnit.unitId}`, "");
  const request = useUnitHelp(base, context);
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
      <UnitHelp request={request} open={open} onOpen={onOpen} />
      {exchanges.length === 0 && !open && (
        <p className="rounded-middle border border-coach-line bg-coach-soft px-4 py-3 text-small">
          {advice}
        </p>
      )}
      <Chat
        unit={chatUnit}
        language="python"
        draft={draft}
        inputId="coach-question"
        remarks={exchanges}
        help={{ said: request.busy ? request.said : null }}
        open
        footClassName="-mx-2 -mb-2 border-t border-line bg-canvas px-2 pt-3 pb-2"
      >
        {recapRequired && <RecapForm base={base} draft={recapDraft} />}
      </Chat>
    </aside>
  );
}
