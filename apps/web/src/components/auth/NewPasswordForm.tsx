"use client";

import { checkNewPassword } from "#components/shared/people/check-password.ts";
import { NewPasswordField } from "#components/shared/people/NewPasswordField.tsx";
import { PasswordOwner } from "#components/shared/people/PasswordOwner.tsx";
import { Button } from "#components/ui/Button.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { AuthFailure } from "./AuthFailure.tsx";
import { HOME_PATH } from "./safe-next.ts";

export function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const { busy, failure, fieldErrors, onSubmit } = useSubmit({
    check: (data): Record<string, string> => {
      const problem = checkNewPassword(String(data.get("password") ?? ""));
      return problem ? { password: problem } : {};
    },
    send: async (data) => {
      await callApi("POST", "/api/new-password", { token, password: data.get("password") });
      // Loads a new document, and Back does not return to the used link.
      window.location.replace(HOME_PATH);
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <AuthFailure failure={failure} />
      <PasswordOwner email={email} />
      <NewPasswordField label="New password" name="password" error={fieldErrors.password} />
      <Button type="submit" busy={busy}>
        {busy ? "Setting…" : "Set the password and sign in"}
      </Button>
    </form>
  );
}
