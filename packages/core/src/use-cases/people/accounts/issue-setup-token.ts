import type { Deps } from "../../../ports/deps.ts";

export const SETUP_TOKEN_HOURS = 24;

/** Null once there is an admin: from then on admins appoint admins. */
export async function issueSetupToken(
  {
    people,
    setupTokens,
    hashToken,
    clock,
  }: Pick<Deps, "people" | "setupTokens" | "hashToken" | "clock">,
  token: string,
): Promise<{ expiresAt: Date } | null> {
  if ((await people.countAdmins()) > 0) return null;
  const expiresAt = new Date(clock.now().getTime() + SETUP_TOKEN_HOURS * 3_600_000);
  await setupTokens.issue(hashToken(token), expiresAt);
  return { expiresAt };
}
