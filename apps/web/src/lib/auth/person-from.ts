import { type Role, roleSchema } from "@foothold/core/people";
import { APIError } from "better-auth/api";
import { z } from "zod";
import { isAuthOutage } from "../http/auth-outage.ts";
import { databaseUnavailable } from "../http/failures.ts";
import type { Auth } from "./auth.ts";

const sessionUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  disabledAt: z.date().nullish(),
});

export type SignedInPerson = { id: string; name: string; email: string; role: Role };

/** Whose session these headers carry, or null. A disabled person has none, however fresh the cookie. */
export async function personFrom(auth: Auth, headers: Headers): Promise<SignedInPerson | null> {
  // What prolongs a session has to tell the browser, and a page cannot: that is left to the API.
  return (await visitFrom(auth, headers, { disableRefresh: true })).person;
}

/** The same for the API. `cookies` are for the answer: a session in use is prolonged, once a day. */
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
    return await auth.api.getSession({ headers, query, returnHeaders: true });
  } catch (error) {
    if (isAuthOutage(error)) throw databaseUnavailable(error);
    // Ended by somebody else while it was being prolonged.
    if (error instanceof APIError && error.status === "UNAUTHORIZED") return null;
    throw error;
  }
}
