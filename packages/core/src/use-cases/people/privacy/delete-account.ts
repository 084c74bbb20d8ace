import { z } from "zod";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { requireChanged } from "../../../people/require-changed.ts";
import type { Deps } from "../../../ports/deps.ts";

export const deleteAccountInput = z.object({
  /** Typed again, so that nobody deletes an account by mistake. */
  email: z.string().trim().min(1, "Type the email of this account.").max(254),
  password: z.string().min(1, "Type your password.").max(1000),
});
export type DeleteAccount = z.infer<typeof deleteAccountInput>;

export async function deleteAccount(
  { people, accounts, personalData }: Pick<Deps, "people" | "accounts" | "personalData">,
  { email, password }: DeleteAccount,
  actor: Actor,
): Promise<{ deleted: true }> {
  const person = await people.find(actor.userId);
  if (person && email.toLowerCase() !== person.email.toLowerCase()) {
    throw refusedAt("email", "invalid-input", "This is not the email of your account.");
  }
  if (!(await accounts.passwordFits(actor.userId, password))) {
    throw refusedAt("password", "wrong-credentials", "This is not your password.");
  }
  requireChanged(
    await personalData.erase(actor.userId, auditRecord(actor, "account-deleted", actor.userId)),
  );
  return { deleted: true };
}

function refusedAt(field: string, code: "invalid-input" | "wrong-credentials", message: string) {
  return new AppError(code, message, {
    details: { fields: [{ field, message }] },
    suggestions: ["Nothing was deleted. Type it again."],
  });
}
