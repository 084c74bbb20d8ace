"use client";

import type { ClassSummary } from "@foothold/core/classroom";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";

type Props = {
  found: ClassSummary;
  onDone: (changed: ClassSummary) => void;
  onCancel: () => void;
};

const SOMEBODY_ELSE = "";

/** One of the class's instructors, or anybody who teaches, by email. */
export function NameOwnerDialog({ found, onDone, onCancel }: Props) {
  const [chosen, setChosen] = useState(found.ownerId ?? found.instructors[0]?.id ?? SOMEBODY_ELSE);
  const [email, setEmail] = useState("");
  const { busy, failure, send } = useRequest();

  async function name() {
    const body = chosen === SOMEBODY_ELSE ? { email } : { userId: chosen };
    const answer = await send(() => callApi("PUT", `/api/classes/${found.id}/owner`, body));
    if (!answer) return;
    const known = found.instructors.find(({ id }) => id === answer.ownerId);
    const instructor = known ?? { id: answer.ownerId, name: email };
    onDone({
      ...found,
      ownerId: instructor.id,
      ownerName: instructor.name,
      instructors: known ? found.instructors : [...found.instructors, instructor],
    });
  }

  return (
    <ConfirmDialog
      title={`Who owns ${found.name}?`}
      confirmLabel="Name the owner"
      busy={busy}
      onConfirm={name}
      onCancel={onCancel}
    >
      <p>The owner can hand the class over and cannot be removed from it.</p>
      <SelectField
        label="Owner"
        value={chosen}
        options={[
          ...found.instructors.map(({ id, name: label }) => ({ value: id, label })),
          { value: SOMEBODY_ELSE, label: "Somebody else who teaches" },
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
      {chosen === SOMEBODY_ELSE && (
        <TextField
          label="Email"
          name="email"
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      {failure && <FailureNotice failure={failure} />}
    </ConfirmDialog>
  );
}
