"use client";

import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useRequest } from "#components/ui/use-request.ts";
import { carryOut } from "./carry-out.ts";
import { wordsFor } from "./intent-words.ts";
import type { Intent, PersonRow } from "./person-row.ts";

type Props = {
  intent: Intent;
  self: boolean;
  onDone: (intent: Intent, changed: PersonRow) => void;
  onCancel: () => void;
};

export function IntentDialog({ intent, self, onDone, onCancel }: Props) {
  const { busy, failure, send } = useRequest();
  const words = wordsFor(intent);

  async function confirm() {
    const changed = await send(() => carryOut(intent));
    if (changed) onDone(intent, changed);
  }

  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.confirm}
      danger={words.danger}
      busy={busy}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <p>{words.consequence}</p>
      {self && <Notice tone="caution" title="This is your own account." />}
      {failure && <FailureNotice failure={failure} className="text-ink" />}
    </ConfirmDialog>
  );
}
