"use client";

import { HelpPanel } from "./HelpPanel.tsx";
import { unitStuckHelp } from "./stuck-help.ts";
import type { UnitHelpRequest } from "./use-unit-help.ts";

type Props = { request: UnitHelpRequest; open: boolean; onOpen: (open: boolean) => void };

/** Help with a lesson or a card. What the coach answers is in the conversation. */
export function UnitHelp({ request: { busy, failure, ask }, open, onOpen }: Props) {
  const { nudge, checkpoint, rescue } = unitStuckHelp(ask);
  return (
    <HelpPanel
      actions={[nudge, checkpoint, rescue]}
      open={open}
      onOpen={onOpen}
      busy={busy}
      failure={failure}
    />
  );
}
