"use client";

import type { Right } from "@foothold/core/people";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Checkbox } from "#components/ui/form/Checkbox.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { keysOf } from "#lib/json/keys-of.ts";
import type { PersonRow } from "./person-row.ts";

const words: Record<Right, { label: string; hint: string }> = {
  "edit-shared-guidance": {
    label: "Looks after notes for all classes",
    hint: "Reads the notes of every class, verifies them, and changes those that all classes are offered.",
  },
  "answer-without-class": {
    label: "Answers learners without a class",
    hint: "Their questions appear in this person’s queue.",
  },
};

type Props = { person: PersonRow; onDone: (changed: PersonRow) => void; onCancel: () => void };

/** What an admin gives to somebody who teaches, beside the role. */
export function RightsDialog({ person, onDone, onCancel }: Props) {
  const [rights, setRights] = useState<readonly Right[]>(person.rights);
  const { busy, failure, send } = useRequest();

  async function save() {
    const path = `/api/admin/people/${encodeURIComponent(person.id)}/rights` as const;
    const saved = await send(() => callApi("PUT", path, { rights: [...rights] }));
    if (saved) onDone({ ...person, rights: saved.person.rights });
  }

  return (
    <ConfirmDialog
      title={`Rights of ${person.name}`}
      confirmLabel="Save"
      busy={busy}
      onConfirm={save}
      onCancel={onCancel}
    >
      {keysOf(words).map((right) => (
        <Checkbox
          key={right}
          {...words[right]}
          checked={rights.includes(right)}
          onChange={({ target }) =>
            setRights((before) => [
              ...before.filter((each) => each !== right),
              ...(target.checked ? [right] : []),
            ])
          }
        />
      ))}
      {failure && <FailureNotice failure={failure} />}
    </ConfirmDialog>
  );
}
