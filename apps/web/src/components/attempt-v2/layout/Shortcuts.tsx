"use client";

import { useEffect, useState } from "react";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";

const shortcuts: readonly (readonly [keys: string, does: string])[] = [
  ["?", "Show this list"],
  ["Ctrl or ⌘ + Enter", "Run the visible tests, in the editor; go on, at Understand"],
  ["Ctrl or ⌘ + F", "Find, in the editor"],
  ["Shift + Alt + F", "Format the code, in the editor"],
  ["Ctrl + Space", "Show what could follow, in the editor"],
  ["Ctrl + M, on a Mac Ctrl + Shift + M", "Let Tab leave the editor, or keep it in"],
  ["← → Home End", "Step through a trace, in its program"],
  ["Space", "Play a trace or pause it, in its program"],
  ["← →", "Make a side panel wider or narrower, on the line between panels"],
  ["Enter", "Fold a side panel away, on the line between panels"],
  ["Esc", "Close a dialog"],
];

const TYPING = "input, textarea, select, [contenteditable], .monaco-editor";

export function Shortcuts() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "?" || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      setOpen(true);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  if (!open) return null;
  const close = () => setOpen(false);
  return (
    <ConfirmDialog
      title="Keyboard shortcuts"
      confirmLabel="Close"
      cancelLabel={null}
      busy={false}
      onConfirm={close}
      onCancel={close}
    >
      <dl className="grid gap-x-4 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
        {shortcuts.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-small border border-line-strong bg-sunken px-1.5 font-mono text-ink">
                {keys}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
