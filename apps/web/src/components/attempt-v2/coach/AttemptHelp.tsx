"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { Reach, RecoveryView } from "@foothold/core/recovery";
import { useState } from "react";
import { HelpPanel } from "#components/shared/stuck/HelpPanel.tsx";
import { AskInstructor } from "../recovery/AskInstructor.tsx";
import { QUESTION_BOX } from "../workbench/headings.ts";
import { attemptHelp } from "./attempt-help.ts";
import type { HelpRequest } from "./use-help-request.ts";

type Props = {
  attempt: AttemptView;
  recovery: RecoveryView | null;
  /** Who would see a question to an instructor. */
  reach: Reach;
  request: HelpRequest;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** The help with an attempt. What the coach answers is in the conversation. */
export function AttemptHelp({ request, open, onOpen, ...data }: Props) {
  const { busy, failure, move, ask, takeHint } = request;
  const [asking, setAsking] = useState(false);
  const actions = attemptHelp(data, {
    writeQuestion,
    askInstructor: () => {
      setAsking(!asking);
      return false;
    },
    ask,
    takeHint,
    recover: async () => (await move("stuck/recover")) !== null,
  });
  if (actions.length === 0) return null;

  function asked() {
    setAsking(false);
    onOpen(false);
  }

  return (
    <HelpPanel actions={actions} open={open} onOpen={onOpen} busy={busy} failure={failure}>
      {asking && <AskInstructor {...data} onAsked={asked} />}
    </HelpPanel>
  );
}

function writeQuestion(): boolean {
  document.getElementById(QUESTION_BOX)?.focus();
  return true;
}
