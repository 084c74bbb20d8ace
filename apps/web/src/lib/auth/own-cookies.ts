import { COOKIE_PREFIX } from "./auth.ts";

/** Only the cookies that say who this is: better-auth reads all there are several times, and somebody may send a thousand. */
export function ownCookies(headers: Headers): Headers {
  const own = new Headers(headers);
  const named = new RegExp(`^\\s*(?:__Secure-)?${COOKIE_PREFIX}\\.`);
  const cookies = (headers.get("cookie") ?? "").split(";").filter((each) => named.test(each));
  own.set("cookie", cookies.slice(0, MAX_COOKIES).join(";"));
  return own;
}

const MAX_COOKIES = 10;
