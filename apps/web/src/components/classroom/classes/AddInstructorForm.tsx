"use client";

import { useRouter } from "next/navigation";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { callApi } from "#lib/browser/api-client.ts";

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
    <form onSubmit={onSubmit} noValidate className="mt-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-full sm:w-72">
          <TextField
            label="Another instructor’s email"
            name="email"
            type="email"
            autoComplete="off"
            error={fieldErrors.email}
          />
        </div>
        <Button type="submit" variant="secondary" busy={busy} className="sm:mt-7">
          Add the instructor
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}
