import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import type { RateLimit } from "../../ports/people.ts";

export type SignInLimits = {
  /** Tries at one account from one network. */
  account: RateLimit;
  /** Failed tries from one network at accounts that have never signed in there. */
  network: RateLimit;
};
export type SignInTry = { email: string; network: string };
/** What a try was counted under, to be given back when the password is right. */
export type Admission = { countedInNetwork: boolean };

type LimitDeps = Pick<Deps, "rateLimits" | "knownNetworks" | "hashToken" | "clock">;

/**
 * Counts a try before the password is checked, so that simultaneous tries are counted too. A person who has signed in
 * from this network before is not stopped by what others try there.
 */
export async function admitSignIn(
  deps: LimitDeps,
  given: SignInTry,
  limits: SignInLimits,
): Promise<Admission> {
  const { rateLimits } = deps;
  const account = accountKey(deps, given);
  const atAccount = await rateLimits.take(account, limits.account);
  if (!atAccount.allowed) {
    throw tooMany("Too many tries at this account.", atAccount.retryAfterSeconds, [
      "If you do not remember the password, ask an admin for a link to set a new one.",
    ]);
  }
  const isKnown = await deps.knownNetworks.has(given.email, given.network, deps.clock.now());
  if (isKnown) return { countedInNetwork: false };
  const inNetwork = await rateLimits.take(networkKey(given), limits.network);
  if (inNetwork.allowed) return { countedInNetwork: true };
  await rateLimits.giveBack(account);
  throw tooMany("Too many failed sign-ins from your network.", inNetwork.retryAfterSeconds, []);
}

/** After a successful sign-in the account's tries are forgotten and the network is known. */
export async function noteSignIn(
  deps: LimitDeps,
  given: SignInTry,
  personId: string,
  { countedInNetwork }: Admission = { countedInNetwork: false },
): Promise<void> {
  await deps.rateLimits.clear(accountKey(deps, given));
  if (countedInNetwork) await deps.rateLimits.giveBack(networkKey(given));
  await deps.knownNetworks.remember(personId, given.network, deps.clock.now());
}

/** Counted by a hash, also for emails without an account, so that what was typed is not stored. */
function accountKey({ hashToken }: Pick<Deps, "hashToken">, { email, network }: SignInTry): string {
  return `sign-in:${hashToken(email.toLowerCase())}:${network}`;
}

function networkKey({ network }: SignInTry): string {
  return `sign-in-network:${network}`;
}

function tooMany(message: string, retryAfterSeconds: number, more: string[]) {
  return new AppError("rate-limited", message, {
    details: { limit: "sign-in" },
    retryAfterSeconds,
    suggestions: [`Wait ${retryAfterSeconds} seconds and try again.`, ...more],
  });
}
