"use client";

import type { ListedChange } from "@foothold/core/attempt";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { Checkbox } from "#components/ui/form/Checkbox.tsx";
import { fileText } from "./change-words.ts";
import type { Parts } from "./rewind-change.ts";

type Props = {
  change: ListedChange;
  busy: boolean;
  onRewind: (parts: Parts) => void;
  onCancel: () => void;
};

const fields: readonly [part: keyof Parts, label: string, hint: string][] = [
  ["files", "Files", "They become what they were before this change."],
  ["marks", "Marks in the conversation", "What was applied can be applied again."],
  ["todos", "Todos", "Those that came with the coach's answer go, and what it ticked off is open."],
];

/** Asks what to undo of a change that the coach proposed. */
export function RewindDialog({ change, busy, onRewind, onCancel }: Props) {
  const [parts, setParts] = useState<Parts>({ files: true, marks: true, todos: true });
  return (
    <ConfirmDialog
      title={`Take back change #${change.position}?`}
      confirmLabel="Rewind"
      busy={busy}
      onConfirm={() => onRewind(parts)}
      onCancel={onCancel}
    >
      <p>{`It changed ${change.files.map(fileText).join(", ")}. Later changes stay.`}</p>
      {fields.map(([part, label, hint]) => (
        <Checkbox
          key={part}
          {...{ label, hint }}
          checked={parts[part]}
          onChange={(event) => setParts({ ...parts, [part]: event.target.checked })}
        />
      ))}
    </ConfirmDialog>
  );
}
