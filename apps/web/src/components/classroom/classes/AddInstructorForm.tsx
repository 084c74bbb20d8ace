"use client";

import { useRouter } from "next/navigation";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { OneFieldForm } from "./OneFieldForm.tsx";

export function AddInstructorForm({ classId }: { classId: string }) {
  const router = useRouter();
  const { busy, failure, fieldErrors, onSubmit } = useSubmit({
    check: (data) =>
      String(data.get("email")).includes("@") ? {} : { email: "Type their email address." },
    async send(data) {
      await callApi("POST", `/api/classes/${classId}/instructors`, { email: data.get("email") });
      router.refresh();
    },
  });
  return (
    <div className="mt-4">
      <OneFieldForm
        field={
          <TextField
            label="Another instructor’s email"
            name="email"
            type="email"
            autoComplete="off"
            error={fieldErrors.email}
          />
        }
        submitLabel="Add the instructor"
        variant="secondary"
        busy={busy}
        failure={failure}
        onSubmit={onSubmit}
      />
    </div>
  );
}
