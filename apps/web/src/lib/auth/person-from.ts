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

export type Visit = {
  /** null: nobody is signed in, or a disabled person. */
  person: SignedInPerson | null;
  isDisabled: boolean;
  /** Must be sent with the answer: a session in use is renewed once a day. */
  cookies: string[];
};

/** For pages: whose session these headers carry. */
export function pageVisitFrom(auth: Auth, headers: Headers): Promise<Visit> {
  // Renewing a session needs a cookie in the answer, which a page cannot set; the API renews it.
  return visitFrom(auth, headers, { disableRefresh: true });
}

/** The same for the API. */
export async function visitFrom(
  auth: Auth,
  headers: Headers,
  query: { disableRefresh?: boolean } = {},
): Promise<Visit> {
  const nobody = { person: null, isDisabled: false, cookies: [] };
  if (!headers.get("cookie")) return nobody;
  const found = await sessionFrom(auth, headers, query);
  if (!found?.response) return nobody;
  const { disabledAt, ...person } = sessionUserSchema.parse(found.response.user);
  if (disabledAt) return { ...nobody, isDisabled: true };
  return { person, isDisabled: false, cookies: found.headers.getSetCookie() };
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
