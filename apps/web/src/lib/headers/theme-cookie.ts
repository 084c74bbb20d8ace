import { type Theme, themeSchema } from "@foothold/core/people";

export const THEME_COOKIE = "foothold-theme";
const ONE_YEAR_SECONDS = 31_536_000;

/** Lets the server render the right theme at once, also before anybody has signed in. */
export function themeCookie(theme: Theme): string {
  return `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}

export function themeFrom(cookie: string | undefined): Theme {
  return themeSchema.catch("system").parse(cookie);
}
