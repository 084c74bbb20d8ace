const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A cookie that a page sets and the server reads, for a year. */
export function yearCookie(name: string, value: string, path: string): string {
  return `${name}=${value}; path=${path}; max-age=${A_YEAR_SECONDS}; samesite=lax`;
}
