import { COOKIE_PREFIX } from "./auth.ts";

/** Makes the browser forget a session that has ended on the server. */
export function forgottenSession(publicUrl: string): string {
  const secure = publicUrl.startsWith("https:");
  const name = `${secure ? "__Secure-" : ""}${COOKIE_PREFIX}.session_token`;
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
