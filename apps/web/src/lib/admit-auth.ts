import { admitSignIn, noteSignIn } from "@foothold/core/people";
import { z } from "zod";
import { deps } from "./deps.ts";
import { env } from "./env.ts";
import { requireWithin, requireWithinLimit } from "./http/limits/rate-limit.ts";

/** Called with the person's id once better-auth has signed them in. */
type LetIn = (personId: string) => Promise<void>;
/** Refuses requests that come too often from a network. */
export type Admit = (body: unknown, network: string) => Promise<LetIn>;

export const emailIn = (body: unknown) => z.object({ email: z.string() }).parse(body).email;

export const admitTry: Admit = async (body, network) => {
  const given = { email: emailIn(body), network };
  const windowSeconds = env().SIGN_IN_WINDOW_SECONDS;
  const admission = await admitSignIn(deps(), given, {
    account: { max: env().SIGN_IN_TRIES_PER_ACCOUNT, windowSeconds },
    network: { max: env().SIGN_IN_TRIES_PER_NETWORK, windowSeconds },
  });
  return (personId) => noteSignIn(deps(), given, personId, admission);
};

export const admitNewAccount: Admit = async (body, network) => {
  const windowSeconds = env().SIGN_IN_WINDOW_SECONDS;
  const limit = { max: env().SIGN_UPS_PER_NETWORK, windowSeconds };
  await requireWithin(deps(), "sign-up", network, limit);
  return (personId) => noteSignIn(deps(), { email: emailIn(body), network }, personId);
};

export const admitVisit: Admit = async (_body, network) => {
  await requireWithinLimit(deps(), "session", network);
  return async () => {};
};
