import { AppError } from "@foothold/core/errors";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const OWN_FETCH_SITES = new Set(["same-origin", "none"]);

/** A browser always sends the origin of a changing request. A client without one is no browser, so it has no cookies to abuse. */
export function requireOwnOrigin(request: Request, ownOrigins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method)) return;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const own = origin ? ownOrigins.includes(origin) : site === null || OWN_FETCH_SITES.has(site);
  if (!own) {
    throw new AppError("foreign-origin", "This request came from another site and was refused.", {
      suggestions: ["Open Foothold at its own address and try again there."],
    });
  }
}
