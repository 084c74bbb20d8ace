import type { z } from "zod";
import { linkTokenSchema } from "../../../entities/people/link-token.ts";
import type { Person } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import { newAccountSchema } from "../../../people/password/new-account.ts";
import type { Deps } from "../../../ports/deps.ts";

export const setUpFirstAdminInput = newAccountSchema.safeExtend({ token: linkTokenSchema });
export type SetUpFirstAdmin = z.infer<typeof setUpFirstAdminInput>;

export async function setUpFirstAdmin(
  deps: Pick<Deps, "people" | "setupTokens" | "accounts" | "audit" | "hashToken" | "clock">,
  { token, ...account }: SetUpFirstAdmin,
  { requestId }: { requestId: string },
): Promise<Person> {
  const tokenHash = deps.hashToken(token);
  const fresh = await deps.setupTokens.claim(tokenHash, deps.clock.now());
  if (!fresh || (await deps.people.countAdmins()) > 0) {
    throw new AppError("setup-link-invalid", "This set-up link was used already or has expired.", {
      suggestions: ["Restart Foothold: while there is no admin, it prints a new link."],
    });
  }
  const admin = await createOrRelease(deps, tokenHash, account);
  await deps.audit.record({
    action: "first-admin-created",
    actorId: admin.id,
    actorRole: "admin",
    subject: admin.id,
    requestId,
    details: {},
  });
  return admin;
}

/** A refused account (a taken email, a weak password) must not cost the admin their link. */
async function createOrRelease(
  { accounts, setupTokens }: Pick<Deps, "accounts" | "setupTokens">,
  tokenHash: string,
  account: Omit<SetUpFirstAdmin, "token">,
): Promise<Person> {
  try {
    return await accounts.create(account, "admin");
  } catch (error) {
    await setupTokens.release(tokenHash);
    throw error;
  }
}
