"use client";

import type { AttemptView } from "@foothold/core/attempt";
import { RECAP_LABEL, RecapForm } from "#components/shared/stuck/RecapForm.tsx";
import { ConflictingVersion } from "../workbench/drafts/ConflictingVersion.tsx";
import { useDraft } from "../workbench/drafts/use-draft.ts";
import { LaterPrediction } from "../workbench/LaterPrediction.tsx";

/** Asks for the idea of a rescue in the learner's own words, while that is due. */
export function AttemptRecap({ attempt }: { attempt: AttemptView }) {
  const draft = useDraft(attempt.id, "recap", attempt.recapText ?? "");
  if (!attempt.recapRequired) return null;
  return (
    <RecapForm
      base={`/api/attempts/${attempt.id}`}
      draft={draft}
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
