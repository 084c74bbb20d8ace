import { z } from "zod";
import { passwordSchema } from "../../entities/people/password.ts";
import type { Person } from "../../entities/people/person.ts";
import { personNameSchema } from "../../entities/people/settings.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";

export const setUpFirstAdminInput = z.object({
  token: z.string().min(1).max(200),
  name: personNameSchema,
  email: z.email("Give an email address such as name@example.org.").max(254),
  password: passwordSchema,
});
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
