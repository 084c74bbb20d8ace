import { yearCookie } from "./year-cookie.ts";

/** In a cookie, so that the server can count days as the reader's calendar does. */
export const TIME_ZONE_COOKIE = "foothold-time-zone";

export function timeZoneCookie(timeZone: string): string {
  return yearCookie(TIME_ZONE_COOKIE, encodeURIComponent(timeZone), "/");
}
