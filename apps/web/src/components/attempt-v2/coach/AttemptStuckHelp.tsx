"use client";

import type { AttemptView } from "@foothold/core/attempt";
import { RECAP_LABEL } from "#components/shared/stuck/RecapForm.tsx";
import { StuckHelp } from "#components/shared/stuck/StuckHelp.tsx";
import { ConflictingVersion } from "../workbench/drafts/ConflictingVersion.tsx";
import { useDraft } from "../workbench/drafts/use-draft.ts";
import { LaterPrediction } from "../workbench/LaterPrediction.tsx";

type Props = { attempt: AttemptView; open: boolean; onClose: () => void };

export function AttemptStuckHelp({ attempt, open, onClose }: Props) {
  const draft = useDraft(attempt.id, "recap", attempt.recapText ?? "");
  return (
    <StuckHelp
      base={`/api/attempts/${attempt.id}`}
      open={open}
      onClose={onClose}
      recapRequired={attempt.recapRequired}
      recapDraft={draft}
      aboutDraft={
        <>
          <ConflictingVersion draft={draft} label={RECAP_LABEL} />
          {attempt.v2Step !== null && attempt.v2Step !== "UNDERSTAND" && (
            <LaterPrediction
              attemptId={attempt.id}
              enough="A few words of your own are enough now. Write them above and send the recap."
            />
          )}
        </>
      }
    />
  );
}
