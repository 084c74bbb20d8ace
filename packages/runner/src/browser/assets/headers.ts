/** A learner's program may compile code and nothing else: no request, no other worker, no frame. */
export const workerPolicy = [
  "default-src 'none'",
  "script-src 'unsafe-eval' 'wasm-unsafe-eval'",
  "connect-src 'none'",
  "worker-src 'none'",
  "child-src 'none'",
].join("; ");

export const fileHeaders = (contentType: string): Record<string, string> => ({
  "content-type": contentType,
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
});

export const workerHeaders: Record<string, string> = {
  ...fileHeaders("text/javascript; charset=utf-8"),
  "content-security-policy": workerPolicy,
};

/** The shell interprets its lines, so it needs no compiled code either. */
export const shellHeaders: Record<string, string> = {
  ...workerHeaders,
  "content-security-policy": "default-src 'none'",
};
