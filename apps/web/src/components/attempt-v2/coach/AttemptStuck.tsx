"use client";

import type { AttemptView } from "@foothold/core/attempt";
import { RECAP_LABEL } from "#components/shared/stuck/RecapForm.tsx";
import { UnitStuck } from "#components/shared/stuck/UnitStuck.tsx";
import { ConflictingVersion } from "../workbench/drafts/ConflictingVersion.tsx";
import { useDraft } from "../workbench/drafts/use-draft.ts";

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
      aboutDraft={<ConflictingVersion draft={draft} label={RECAP_LABEL} />}
    />
  );
}
