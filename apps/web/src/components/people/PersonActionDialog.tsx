"use client";

import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { wordsFor } from "./person-action-words.ts";
import type { PersonAction, PersonRow } from "./person-row.ts";
import { runPersonAction } from "./run-person-action.ts";

type Props = {
  action: PersonAction;
  self: boolean;
  onDone: (action: PersonAction, changed: PersonRow) => void;
  onCancel: () => void;
};

export function PersonActionDialog({ action, self, onDone, onCancel }: Props) {
  const { busy, failure, send } = useRequest();
  const words = wordsFor(action);

  async function confirm() {
    const changed = await send(() => runPersonAction(action));
    if (changed) onDone(action, changed);
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
