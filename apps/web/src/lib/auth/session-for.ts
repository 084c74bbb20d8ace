import type { Auth } from "./auth.ts";

export type Credentials = { email: string; password: string };

/** The cookies of a new session for a person who has just chosen this password; `headers` are the request's. */
export async function sessionFor(auth: Auth, { email, password }: Credentials, headers: Headers) {
  const signedIn = await auth.api.signInEmail({
    body: { email, password },
    headers,
    returnHeaders: true,
  });
  return { personId: signedIn.response.user.id, cookies: signedIn.headers.getSetCookie() };
}
