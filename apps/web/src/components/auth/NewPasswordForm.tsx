"use client";

import { checkNewPassword, PASSWORD_RULE } from "#components/shared/people/check-password.ts";
import { Button } from "#components/ui/Button.tsx";
import { PasswordField } from "#components/ui/form/PasswordField.tsx";
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
      {/* For password managers, which need to know whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={PASSWORD_RULE}
        error={fieldErrors.password}
      />
      <Button type="submit" busy={busy}>
        {busy ? "Setting…" : "Set the password and sign in"}
      </Button>
    </form>
  );
}
