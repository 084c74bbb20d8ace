/** In a cookie, so that the server can count days as the reader's calendar does. */
export const TIME_ZONE_COOKIE = "foothold-time-zone";
const A_YEAR = 365 * 24 * 60 * 60;

export function timeZoneCookie(timeZone: string): string {
  return `${TIME_ZONE_COOKIE}=${encodeURIComponent(timeZone)}; path=/; max-age=${A_YEAR}; samesite=lax`;
}
