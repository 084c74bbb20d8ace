"use client";

import { NewPasswordField } from "#components/shared/people/NewPasswordField.tsx";
import { Button } from "#components/ui/Button.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useSubmit } from "#components/ui/form/use-submit.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { AuthFailure } from "./AuthFailure.tsx";
import { checkAccount } from "./check-account.ts";
import { EmailField } from "./EmailField.tsx";

type Props = {
  label: string;
  busyLabel: string;
  /** Makes the first admin with this set-up token; without one, signs up a learner. */
  setupToken?: string;
  next: string;
};

type Account = { name: string; email: string; password: string };

async function create(account: Account, setupToken: string | undefined) {
  if (setupToken === undefined) return callApi("POST", "/api/auth/sign-up/email", account);
  await callApi("POST", "/api/setup", { token: setupToken, ...account });
  const { email, password } = account;
  return callApi("POST", "/api/auth/sign-in/email", { email, password });
}

export function NewAccountForm({ label, busyLabel, setupToken, next }: Props) {
  const { busy, failure, fieldErrors, onSubmit } = useSubmit({
    check: checkAccount,
    send: async (data) => {
      const account = {
        name: String(data.get("name")).trim(),
        email: String(data.get("email")).trim(),
        password: String(data.get("password")),
      };
      await create(account, setupToken);
      window.location.assign(next);
    },
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <AuthFailure failure={failure} />
      <TextField label="Name" name="name" autoComplete="name" error={fieldErrors.name} />
      <EmailField error={fieldErrors.email} />
      <NewPasswordField label="Password" name="password" error={fieldErrors.password} />
      <Button type="submit" busy={busy}>
        {busy ? busyLabel : label}
      </Button>
    </form>
  );
}
