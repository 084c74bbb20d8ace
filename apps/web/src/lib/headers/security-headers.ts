/** Headers of every answer. Pages have a content security policy as well. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** The path of the page being rendered, for the redirect back after signing in. */
export const PATH_HEADER = "x-foothold-path";

/**
 * Scripts and style elements by nonce only, nothing from another origin, nothing may frame us. The same for every page: a
 * client-side navigation keeps the policy of the document it began in.
 */
export function contentSecurityPolicy(
  nonce: string,
  { development }: { development: boolean },
): string {
  const script = ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"];
  // React's development build evaluates code to rebuild stack traces; production never does.
  if (development) script.push("'unsafe-eval'");
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": script,
    "style-src": ["'self'", development ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    // The editor places its lines with style attributes.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
