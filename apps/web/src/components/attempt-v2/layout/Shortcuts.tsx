"use client";

import { useCallback, useState } from "react";
import { ShortcutList } from "#components/shared/keyboard/ShortcutList.tsx";
import { useQuestionMark } from "#components/shared/keyboard/use-question-mark.ts";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";

export function Shortcuts() {
  const [open, setOpen] = useState(false);
  useQuestionMark(useCallback(() => setOpen(true), []));

  if (!open) return null;
  const close = () => setOpen(false);
  return (
    <ConfirmDialog
      title="Keyboard shortcuts"
      confirmLabel="Close"
      wide
      cancelLabel={null}
      busy={false}
      onConfirm={close}
      onCancel={close}
    >
      <ShortcutList />
    </ConfirmDialog>
  );
}
