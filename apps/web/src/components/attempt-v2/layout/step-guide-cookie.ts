import { yearCookie } from "#lib/browser/year-cookie.ts";

/** In a cookie, so that the server does not render a guide that was put away. */
export const STEP_GUIDE_COOKIE = "foothold-step-guide";

export const guideDismissedCookie = yearCookie(STEP_GUIDE_COOKIE, "dismissed", "/practice");
