"use client";

import type { StuckAction } from "@foothold/core/attempt";
import type { StoredText } from "../../ui/form/use-stored-text.ts";
import { useApiMove } from "../../ui/hooks/use-api-move.ts";
import { StreamingReply } from "../coach/StreamingReply.tsx";
import { HelpPanel } from "./HelpPanel.tsx";
import { RecapForm } from "./RecapForm.tsx";
import { unitStuckHelp } from "./stuck-help.ts";

export type UnitHelpProps = {
  /** The path of the unit; its actions are at `stuck` and `stuck/recap` below it. */
  base: `/api/${"lessons" | "recall"}/${string}`;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Sent to the coach with the action. */
  context?: Record<string, unknown>;
  recapRequired: boolean;
  recapDraft: StoredText;
};

/** Help with a lesson or a card, and the recap form while a recap is due. */
export function UnitHelp({
  base,
  open,
  onOpen,
  context,
  recapRequired,
  recapDraft,
}: UnitHelpProps) {
  const { busy, failure, said, move } = useApiMove(base);

  async function ask(action: StuckAction): Promise<boolean> {
    return (await move("stuck", { ...context, action }, { streamed: true })) !== null;
  }

  const { nudge, checkpoint, rescue } = unitStuckHelp(ask);
  return (
    <>
      <HelpPanel
        actions={[nudge, checkpoint, rescue]}
        open={open}
        onOpen={onOpen}
        busy={busy}
        failure={failure}
      />
      {busy && said !== "" && <StreamingReply text={said} />}
      {recapRequired && <RecapForm base={base} draft={recapDraft} />}
    </>
  );
}
