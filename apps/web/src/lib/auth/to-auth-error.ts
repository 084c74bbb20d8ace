import { AppError } from "@foothold/core/errors";
import { z } from "zod";
import { DATABASE_UNAVAILABLE } from "../http/auth-outage.ts";
import { databaseUnavailable } from "../http/failures.ts";

const bodySchema = z.object({ code: z.string().optional(), message: z.string().optional() });

/** By better-auth's codes, and the two that are our own. */
const known: Record<string, () => AppError> = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  ACCOUNT_DISABLED: () =>
    new AppError("account-disabled", "This account is disabled.", {
      suggestions: ["Ask an admin to enable it again."],
    }),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailTaken,
  USER_ALREADY_EXISTS: emailTaken,
  [DATABASE_UNAVAILABLE]: databaseUnavailable,
};

/** What better-auth answered, as one of Foothold's own errors. */
export async function toAuthError(response: Response): Promise<AppError> {
  const body = bodySchema.safeParse(await response.json().catch(() => ({})));
  const code = body.data?.code ?? "";
  const error = known[code];
  if (error) return error();
  if (response.status >= 500) throw new Error(`better-auth answered ${response.status} ${code}`);
  return new AppError("invalid-input", body.data?.message ?? "This could not be done.", {
    details: { fields: [] },
  });
}

export function wrongCredentials() {
  return new AppError("wrong-credentials", "The email or the password is not right.", {
    suggestions: ["Check both and try again."],
  });
}

export function emailTaken() {
  return new AppError("email-taken", "There is an account with this email already.", {
    details: { fields: [{ field: "email", message: "This email has an account already." }] },
    suggestions: ["Sign in with it, or use another email."],
  });
}
