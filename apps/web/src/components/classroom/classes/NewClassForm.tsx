"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { callOnce } from "#lib/browser/call-once.ts";

export function NewClassForm() {
  const router = useRouter();
  const [opening, startOpening] = useTransition();
  const { busy, failure, fieldErrors, onSubmit } = useSubmit({
    check: (data) =>
      String(data.get("name")).trim() === "" ? { name: "Give the class a name." } : {},
    async send(data) {
      const made = await callOnce("POST", "/api/classes", { name: data.get("name") });
      startOpening(() => router.push(`/classes/${made.class.id}`));
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-full sm:w-72">
          <TextField
            label="Name of the class"
            name="name"
            maxLength={80}
            error={fieldErrors.name}
            autoComplete="off"
          />
        </div>
        <Button type="submit" busy={busy || opening} className="sm:mt-7">
          Create the class
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}
