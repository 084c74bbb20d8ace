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
 * Of `display:none`, the one style attribute that React writes: it hides a part of a picture that comes later than
 * the rest of the page, until it is put in its place.
 */
const LATE_PICTURE = "'sha256-aqNNdDLnnrDOnTNdkJpYlAxKVJtLt9CtFLklmInuUAE='";

/** Scripts run by nonce only, nothing comes from another origin, nothing may frame us. */
export function contentSecurityPolicy(
  nonce: string,
  { development, inlineStyles }: { development: boolean; inlineStyles: boolean },
): string {
  const script = ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"];
  // React's development build evaluates code to rebuild stack traces; production never does.
  if (development) script.push("'unsafe-eval'");
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": script,
    ...(development || inlineStyles
      ? { "style-src": ["'self'", "'unsafe-inline'"] }
      : {
          "style-src": ["'self'", `'nonce-${nonce}'`],
          "style-src-attr": ["'unsafe-hashes'", LATE_PICTURE],
        }),
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
