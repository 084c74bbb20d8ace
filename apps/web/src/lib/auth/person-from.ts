import { type Role, roleSchema } from "@foothold/core/people";
import { APIError } from "better-auth/api";
import { z } from "zod";
import { isAuthOutage } from "../http/auth-outage.ts";
import { databaseUnavailable } from "../http/failures.ts";
import type { Auth } from "./auth.ts";
import { ownCookies } from "./own-cookies.ts";

const sessionUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  disabledAt: z.date().nullish(),
});

export type SignedInPerson = { id: string; name: string; email: string; role: Role };

/** The person whose session these headers carry, or null. A disabled person has no session. */
export async function personFrom(auth: Auth, headers: Headers): Promise<SignedInPerson | null> {
  // Renewing a session needs a cookie in the answer, which a page cannot set; the API renews it.
  return (await visitFrom(auth, headers, { disableRefresh: true })).person;
}

/** The same for the API. `cookies` must be sent with the answer: a session in use is renewed once a day. */
export async function visitFrom(
  auth: Auth,
  headers: Headers,
  query: { disableRefresh?: boolean } = {},
) {
  const nobody = { person: null, cookies: [] };
  if (!headers.get("cookie")) return nobody;
  const found = await sessionFrom(auth, headers, query);
  if (!found?.response) return nobody;
  const { disabledAt, ...person } = sessionUserSchema.parse(found.response.user);
  return disabledAt ? nobody : { person, cookies: found.headers.getSetCookie() };
}

async function sessionFrom(auth: Auth, headers: Headers, query: { disableRefresh?: boolean }) {
  try {
    return await auth.api.getSession({ headers: ownCookies(headers), query, returnHeaders: true });
  } catch (error) {
    if (isAuthOutage(error)) throw databaseUnavailable(error);
    // The session ended while it was being renewed.
    if (error instanceof APIError && error.status === "UNAUTHORIZED") return null;
    throw error;
  }
}
