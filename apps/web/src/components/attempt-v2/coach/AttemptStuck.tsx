"use client";

import type { AttemptView } from "@foothold/core/attempt";
import { RECAP_LABEL } from "#components/ui/stuck/RecapForm.tsx";
import { UnitStuck } from "#components/ui/stuck/UnitStuck.tsx";
import { OtherText } from "../drafts/OtherText.tsx";
import { useDraft } from "../use-draft.ts";

type Props = { attempt: AttemptView; open: boolean; onClose: () => void };

export function AttemptStuck({ attempt, open, onClose }: Props) {
  const draft = useDraft(attempt.id, "recap", attempt.recapText ?? "");
  return (
    <UnitStuck
      base={`/api/attempts/${attempt.id}`}
      open={open}
      onClose={onClose}
      recapRequired={attempt.recapRequired}
      recapDraft={draft}
      aboutDraft={<OtherText draft={draft} label={RECAP_LABEL} />}
    />
  );
}
