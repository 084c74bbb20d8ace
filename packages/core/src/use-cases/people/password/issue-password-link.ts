import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import { requireChanged } from "../../../people/require-changed.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { PersonInput } from "../accounts/disable-person.ts";

export const PASSWORD_LINK_HOURS = 24;

export type PasswordLink = { token: string; expiresAt: string };

/** The token is returned once; only its hash is stored. */
export async function issuePasswordLink(
  deps: Pick<Deps, "people" | "passwordLinks" | "newToken" | "hashToken" | "clock">,
  { personId }: PersonInput,
  actor: Actor,
): Promise<PasswordLink> {
  // Otherwise whoever finds an admin's browser open could take the account without its password.
  if (personId === actor.userId) {
    throw new AppError("own-account", "You cannot make a password link for yourself.", {
      suggestions: ["Change your password in your settings, or ask another admin for a link."],
    });
  }
  const person = await deps.people.find(personId);
  if (person?.disabledAt) {
    throw new AppError("account-disabled", "This account is disabled.", {
      suggestions: ["Enable it first, then make the link."],
    });
  }
  const token = deps.newToken();
  const expiresAt = new Date(deps.clock.now().getTime() + PASSWORD_LINK_HOURS * 3_600_000);
  requireChanged(
    await deps.passwordLinks.issue(
      { personId, tokenHash: deps.hashToken(token), expiresAt },
      auditRecord(actor, "password-link-issued", personId),
    ),
  );
  return { token, expiresAt: expiresAt.toISOString() };
}
