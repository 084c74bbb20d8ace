"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { OneFieldForm } from "./OneFieldForm.tsx";

export function JoinClassForm() {
  const router = useRouter();
  const [joined, setJoined] = useState<string | null>(null);
  const { busy, failure, fieldErrors, onSubmit } = useSubmit({
    check: (data) =>
      String(data.get("joinCode")).trim() === ""
        ? { joinCode: "Type the code that your instructor gave you." }
        : {},
    async send(data) {
      setJoined(null);
      const body = { joinCode: data.get("joinCode") };
      const { class: found } = await callApi("POST", "/api/classes/join", body);
      setJoined(found.name);
      router.refresh();
    },
  });
  return (
    <OneFieldForm
      field={
        <TextField
          label="Join code"
          name="joinCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint="Eight letters and digits, in capitals or small letters."
          error={fieldErrors.joinCode}
        />
      }
      submitLabel="Join the class"
      busy={busy}
      failure={failure}
      onSubmit={onSubmit}
    >
      <div role="status" className="empty:hidden">
        {joined && (
          <Notice tone="success" title={`You are in “${joined}” now`}>
            <p>Its instructors can see your attempts and answer when you ask.</p>
          </Notice>
        )}
      </div>
    </OneFieldForm>
  );
}
