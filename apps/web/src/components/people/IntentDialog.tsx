"use client";

import { useState } from "react";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { ApiError } from "#lib/browser/api-client.ts";
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const words = wordsFor(intent);

  async function confirm() {
    setBusy(true);
    setFailure(null);
    try {
      onDone(intent, await carryOut(intent));
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
      setBusy(false);
    }
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
