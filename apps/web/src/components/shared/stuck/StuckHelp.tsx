"use client";

import type { StuckAction } from "@foothold/core/attempt";
import type { ReactNode } from "react";
import type { StoredText } from "../../ui/form/use-stored-text.ts";
import { useApiMove } from "../../ui/hooks/use-api-move.ts";
import { StreamingReply } from "../coach/StreamingReply.tsx";
import { RecapForm } from "./RecapForm.tsx";
import { StuckPanel } from "./StuckPanel.tsx";

export type StuckHelpProps = {
  /** The path of the unit; its actions are at `stuck` and `stuck/recap` below it. */
  base: `/api/${"attempts" | "lessons" | "recall"}/${string}`;
  open: boolean;
  onClose: () => void;
  /** Sent to the coach with the action. */
  context?: Record<string, unknown>;
  recapRequired: boolean;
  recapDraft: StoredText;
  aboutDraft?: ReactNode;
};

/** Help with an attempt, a lesson or a card: the panel while it is open, the recap form while a recap is due. */
export function StuckHelp({
  base,
  open,
  onClose,
  context,
  recapRequired,
  recapDraft,
  aboutDraft,
}: StuckHelpProps) {
  const asking = useApiMove(base);
  const recap = useApiMove(base);

  async function ask(action: StuckAction): Promise<boolean> {
    return (await asking.move("stuck", { ...context, action }, { streamed: true })) !== null;
  }

  return (
    <>
      {open && (
        <StuckPanel ask={ask} busy={asking.busy} failure={asking.failure} onClose={onClose} />
      )}
      {asking.busy && asking.said !== "" && <StreamingReply text={asking.said} />}
      {recapRequired && (
        <RecapForm
          draft={recapDraft}
          aboutDraft={aboutDraft}
          send={(text) => recap.move("stuck/recap", { text })}
          busy={recap.busy}
          failure={recap.failure}
        />
      )}
    </>
  );
}
