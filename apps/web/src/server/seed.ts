import { issueSetupToken } from "@foothold/core/people";
import { demoAccounts } from "../lib/auth/demo-accounts.ts";
import type { AppDeps } from "../lib/deps.ts";
import type { Env } from "../lib/env.ts";

/** Makes sure that somebody can sign in; returns how, one line each. */
export async function seed(deps: AppDeps, env: Env): Promise<string[]> {
  if (env.demoAccounts) {
    await ensureDemoAccounts(deps);
    return demoAccounts.map(({ role, email, password }) => `${role}: ${email} / ${password}`);
  }
  await disableDemoAccounts(deps);
  const token = deps.newToken();
  const issued = await issueSetupToken(deps, token);
  if (!issued) return [`Sign in with your account at ${env.publicUrl}/sign-in`];
  return [
    `Create the first admin at ${env.publicUrl}/setup?token=${token}`,
    `The link works once, until ${issued.expiresAt.toISOString()}.`,
  ];
}

const START = "start";

type SystemAction = "person-enabled" | "person-disabled" | "password-changed";

const system = (action: SystemAction, subject: string) => ({
  action,
  actorId: null,
  actorRole: null,
  subject,
  requestId: START,
  details: { reason: "demo account" },
});

async function ensureDemoAccounts(deps: AppDeps): Promise<void> {
  for (const account of demoAccounts) {
    const existing = await deps.people.findByEmail(account.email);
    if (!existing) await createDemoAccount(deps, account);
    else if (existing.disabledAt && (await wasClosedByStart(deps, existing.id))) {
      await deps.people.setDisabled(existing.id, null, system("person-enabled", existing.id));
    }
    if (existing) await restorePassword(deps, existing.id, account.password);
  }
}

/** The sign-in page shows the published password, so every start restores it. If it is unchanged, nothing is hashed. */
async function restorePassword(deps: AppDeps, id: string, password: string): Promise<void> {
  for (const action of ["password-changed", "password-set-by-link"] as const) {
    const { items } = await deps.audit.search({ action, search: id, limit: 1 });
    if (!items[0] || items[0].requestId === START) continue;
    if (await deps.accounts.passwordFits(id, password)) continue;
    const hash = await deps.accounts.hashPassword(password);
    await deps.people.changePassword(id, hash, system("password-changed", id));
  }
}

/** Demo accounts that an admin disabled stay disabled. */
async function wasClosedByStart({ audit }: Pick<AppDeps, "audit">, id: string): Promise<boolean> {
  const { items } = await audit.search({ action: "person-disabled", search: id, limit: 1 });
  return items[0]?.requestId === START;
}

/** Another instance that starts at the same time may have created it. */
async function createDemoAccount(deps: AppDeps, account: (typeof demoAccounts)[number]) {
  try {
    await deps.accounts.create(account, account.role);
  } catch (error) {
    if (!(await deps.people.findByEmail(account.email))) throw error;
  }
}

/** The demo password is public, so demo accounts are disabled where others can reach Foothold. */
async function disableDemoAccounts(deps: AppDeps): Promise<void> {
  for (const { email } of demoAccounts) {
    const person = await deps.people.findByEmail(email);
    if (person && !person.disabledAt) {
      await deps.people.closeAccount(
        person.id,
        deps.clock.now(),
        system("person-disabled", person.id),
      );
    }
  }
}
