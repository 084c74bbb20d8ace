import { z } from "zod";
import { passwordSchema } from "../../../entities/people/password.ts";
import type { Actor, Person } from "../../../entities/people/person.ts";
import { AppError, invalidField } from "../../../errors.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { requireStrongPassword } from "../../../people/password/require-strong-password.ts";
import { requireChanged } from "../../../people/require-changed.ts";
import type { Deps } from "../../../ports/deps.ts";

export const changePasswordInput = z.object({
  currentPassword: z.string().min(1, "Type the password you have now.").max(1000),
  newPassword: passwordSchema,
});
export type ChangePassword = z.infer<typeof changePasswordInput>;

/** Every session ends; the caller gives this browser a new one. */
export async function changePassword(
  { people, accounts }: Pick<Deps, "people" | "accounts">,
  { currentPassword, newPassword }: ChangePassword,
  actor: Actor,
): Promise<Person> {
  const person = await people.find(actor.userId);
  if (!person) throw new AppError("not-found", "There is no such person.");
  if (!(await accounts.passwordFits(person.id, currentPassword))) throw notYourPassword();
  if (newPassword === currentPassword) {
    throw invalidField("newPassword", "You have this password already. Choose another one.");
  }
  requireStrongPassword("newPassword", newPassword, person);
  const passwordHash = await accounts.hashPassword(newPassword);
  requireChanged(
    await people.changePassword(
      person.id,
      passwordHash,
      auditRecord(actor, "password-changed", person.id),
    ),
  );
  return person;
}

function notYourPassword() {
  const message = "This is not your password.";
  return new AppError("wrong-credentials", message, {
    details: { fields: [{ field: "currentPassword", message }] },
    suggestions: ["Nothing was changed. Type it again, or ask an admin for a password link."],
  });
}
