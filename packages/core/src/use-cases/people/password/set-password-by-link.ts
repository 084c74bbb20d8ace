import { z } from "zod";
import { linkTokenSchema } from "../../../entities/people/link-token.ts";
import { passwordSchema } from "../../../entities/people/password.ts";
import type { Person } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { requireStrongPassword } from "../../../people/password/require-strong-password.ts";
import type { Deps } from "../../../ports/deps.ts";

export const setPasswordByLinkInput = z.object({
  token: linkTokenSchema,
  password: passwordSchema,
});
export type SetPasswordByLink = z.infer<typeof setPasswordByLinkInput>;

/** Uses the link up, unless the password is refused. Every session of the person ends. */
export async function setPasswordByLink(
  deps: Pick<Deps, "accounts" | "passwordLinks" | "hashToken" | "clock">,
  { token, password }: SetPasswordByLink,
  { requestId }: { requestId: string },
): Promise<Person> {
  const tokenHash = deps.hashToken(token);
  const person = await deps.passwordLinks.find(tokenHash, deps.clock.now());
  if (!person) throw linkInvalid();
  requireStrongPassword("password", password, person);
  const actor = { userId: person.id, role: person.role, requestId };
  const used = await deps.passwordLinks.use(
    tokenHash,
    await deps.accounts.hashPassword(password),
    deps.clock.now(),
    auditRecord(actor, "password-set-by-link", person.id),
  );
  if (!used) throw linkInvalid();
  return person;
}

function linkInvalid() {
  return new AppError(
    "password-link-invalid",
    "This link was used already, was replaced by a newer one, or has expired.",
    { suggestions: ["Ask an admin for a new link."] },
  );
}
