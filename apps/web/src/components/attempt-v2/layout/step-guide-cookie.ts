/** In a cookie, so that the server does not render a guide that was put away. */
export const STEP_GUIDE_COOKIE = "foothold-step-guide";
const A_YEAR = 365 * 24 * 60 * 60;

export const guideDismissedCookie = `${STEP_GUIDE_COOKIE}=dismissed; path=/practice; max-age=${A_YEAR}; samesite=lax`;
