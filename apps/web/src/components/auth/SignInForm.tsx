"use client";

import { Button } from "#components/ui/Button.tsx";
import { PasswordField } from "#components/ui/form/PasswordField.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { AuthFailure } from "./AuthFailure.tsx";
import { checkCredentials } from "./check-account.ts";
import { EmailField } from "./EmailField.tsx";

export function SignInForm({ next }: { next: string }) {
  const { busy, failure, fieldErrors, onSubmit } = useSubmit({
    check: checkCredentials,
    send: async (data) => {
      await callApi("POST", "/api/auth/sign-in/email", {
        email: String(data.get("email")).trim(),
        password: data.get("password"),
      });
      // Loads a new document, so that nothing rendered for a visitor is shown to the signed-in person.
      window.location.assign(next);
    },
  });
  return (
    // `method="post"`: if the form is sent before the script has loaded, the password does not end up in the address.
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <AuthFailure failure={failure} />
      <EmailField error={fieldErrors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={fieldErrors.password}
      />
      <Button type="submit" busy={busy}>
        {busy ? "Signing in…" : "Sign in"}
      </Button>
    </form>
  );
}
