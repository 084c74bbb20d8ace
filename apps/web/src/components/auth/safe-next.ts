export const HOME_PATH = "/home";

/** Where to go after signing in: a page of this site, or home. Nothing can send people elsewhere. */
export function safeNext(next: string | string[] | undefined): string {
  if (typeof next !== "string" || !next.startsWith("/")) return HOME_PATH;
  const base = "http://foothold.invalid";
  const url = URL.parse(next, base);
  if (!url || url.origin !== base) return HOME_PATH;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith("//") ||
    /^\/(sign-in|sign-up|setup|new-password|forgot-password|api)(\/|\?|$)/.test(path) ||
    path === "/"
    ? HOME_PATH
    : path;
}
