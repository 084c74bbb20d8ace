import type { Auth } from "./auth.ts";
import { wrongCredentials } from "./to-auth-error.ts";

/**
 * Checking a password takes a while, and a session that opens after the password was changed would outlive the change.
 * Call this before the sign-in; the returned function refuses such a session.
 */
export async function watchPassword(auth: Auth, email: string) {
  const before = await passwordHashOf(auth, email);
  return async (sessionToken: string): Promise<void> => {
    if ((await passwordHashOf(auth, email)) === before) return;
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteSession(sessionToken);
    throw wrongCredentials();
  };
}

async function passwordHashOf(auth: Auth, email: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email.toLowerCase(), {
    includeAccounts: true,
  });
  return found?.accounts.find(({ providerId }) => providerId === "credential")?.password ?? null;
}
