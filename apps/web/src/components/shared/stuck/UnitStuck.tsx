"use client";

import type { StuckAction } from "@foothold/core/attempt";
import type { ReactNode } from "react";
import type { KeptText } from "../../ui/form/use-kept-text.ts";
import { useApiMove } from "../../ui/use-api-move.ts";
import { Saying } from "../coach/Saying.tsx";
import { type RecapAnswer, RecapForm } from "./RecapForm.tsx";
import { StuckPanel } from "./StuckPanel.tsx";

export type UnitStuckProps = {
  /** Where the unit is: its stuck actions are at `stuck` and `stuck/recap` below it. */
  base: `/api/${string}`;
  open: boolean;
  onClose: () => void;
  /** What the coach should know beside the action. */
  context?: Record<string, unknown>;
  recapRequired: boolean;
  recapDraft: KeptText;
  aboutDraft?: ReactNode;
};

/** Getting unstuck in any unit: the panel while it is open, the recap while it is owed. */
export function UnitStuck({
  base,
  open,
  onClose,
  context,
  recapRequired,
  recapDraft,
  aboutDraft,
}: UnitStuckProps) {
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
      {asking.busy && asking.said !== "" && <Saying text={asking.said} />}
      {recapRequired && (
        <RecapForm
          draft={recapDraft}
          aboutDraft={aboutDraft}
          send={(text) => recap.move<RecapAnswer>("stuck/recap", { text })}
          busy={recap.busy}
          failure={recap.failure}
        />
      )}
    </>
  );
}
