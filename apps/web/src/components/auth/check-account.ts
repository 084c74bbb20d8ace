import { checkNewPassword } from "#components/shared/people/check-password.ts";
import type { FieldErrors } from "#components/ui/form/use-submit.ts";

// The same checks as sign-up in core, to save a round trip; the server decides.
const checks: Record<string, (value: string) => string | null> = {
  name: (value) => (value.trim() ? null : "Tell us what to call you."),
  email: (value) =>
    /^[^\s@]+@\S+$/.test(value.trim()) ? null : "Give an email address such as name@example.org.",
  password: checkNewPassword,
};

/** For a new account: an error for every missing or invalid field. */
export function checkAccount(data: FormData): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, check] of Object.entries(checks)) {
    const problem = check(String(data.get(field) ?? ""));
    if (problem) errors[field] = problem;
  }
  return errors;
}

/** For signing in: only that every field is filled in. */
export function checkCredentials(data: FormData): FieldErrors {
  const errors: FieldErrors = {};
  if (!String(data.get("email") ?? "").trim()) errors.email = "Enter your email address.";
  if (!data.get("password")) errors.password = "Enter your password.";
  return errors;
}
