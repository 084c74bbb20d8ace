"use client";

import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { PasswordField } from "#components/ui/form/PasswordField.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { clearBrowserData } from "./clear-browser-data.ts";

export function DeleteAccountForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { busy, failure, fieldErrors, onSubmit } = useSubmit({
    check: (data) => ({
      ...(typed(data, "email").trim().toLowerCase() !== email.toLowerCase() && {
        email: "Type the email of this account exactly as shown above.",
      }),
      ...(typed(data, "password") === "" && { password: "Type your password." }),
    }),
    send: async (data) => {
      const body = { email: typed(data, "email"), password: typed(data, "password") };
      await callApi("POST", "/api/me/delete", body);
      clearBrowserData();
      window.location.assign("/account-deleted");
    },
  });
  return (
    <form
      method="post"
      noValidate
      aria-label="Delete your account"
      onSubmit={onSubmit}
      className="flex w-full max-w-md flex-col gap-5"
    >
      <Notice tone="caution" title="This cannot be undone.">
        <p>If you want to keep anything, download your data first.</p>
        <p className="mt-1">
          To go on, type <strong className="font-semibold break-all">{email}</strong> and your
          password.
        </p>
      </Notice>
      <TextField
        label="Email of this account"
        name="email"
        type="email"
        autoComplete="off"
        autoFocus
        error={fieldErrors.email}
      />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        error={fieldErrors.password}
      />
      {failure && <FailureNotice failure={failure} />}
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button variant="secondary" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {busy ? "Deleting…" : "Delete my account for good"}
        </Button>
      </div>
    </form>
  );
}

function typed(data: FormData, field: string): string {
  return String(data.get(field) ?? "");
}
