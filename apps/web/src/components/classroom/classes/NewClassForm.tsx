"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { callOnce } from "#lib/browser/call-once.ts";
import { OneFieldForm } from "./OneFieldForm.tsx";

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
    <OneFieldForm
      field={
        <TextField
          label="Name of the class"
          name="name"
          maxLength={80}
          error={fieldErrors.name}
          autoComplete="off"
        />
      }
      submitLabel="Create the class"
      busy={busy || opening}
      failure={failure}
      onSubmit={onSubmit}
    />
  );
}
