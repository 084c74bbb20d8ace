"use client";

import { useRef, useState } from "react";
import { checkNewPassword } from "#components/shared/people/check-password.ts";
import { NewPasswordField } from "#components/shared/people/NewPasswordField.tsx";
import { PasswordOwner } from "#components/shared/people/PasswordOwner.tsx";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { PasswordField } from "#components/ui/form/PasswordField.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { callApi } from "#lib/browser/api-client.ts";

export function ChangePasswordForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState(false);
  const { busy, failure, fieldErrors, onSubmit } = useSubmit({
    check: (data) => {
      setChanged(false);
      const problem = checkNewPassword(String(data.get("newPassword") ?? ""));
      return {
        ...(!data.get("currentPassword") && {
          currentPassword: "Type the password you have now.",
        }),
        ...(problem && { newPassword: problem }),
      };
    },
    send: async (data) => {
      await callApi("POST", "/api/me/password", {
        currentPassword: data.get("currentPassword"),
        newPassword: data.get("newPassword"),
      });
      form.current?.reset();
      setChanged(true);
    },
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label="Change password"
      onSubmit={onSubmit}
      className="flex max-w-md flex-col items-start gap-5 *:w-full"
    >
      <PasswordOwner email={email} />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={fieldErrors.currentPassword}
      />
      <NewPasswordField label="New password" name="newPassword" error={fieldErrors.newPassword} />
      {failure && <FailureNotice failure={failure} />}
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? "Changing…" : "Change password"}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {changed && (
          <Notice tone="success" title="Your password is changed.">
            <p>You are still signed in here, and signed out everywhere else.</p>
          </Notice>
        )}
      </div>
    </form>
  );
}
