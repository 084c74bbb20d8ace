import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

test("in production no script runs without the nonce and nothing is evaluated or fetched elsewhere", () => {
  const policy = contentSecurityPolicy("abc", { development: false, inlineStyles: false });
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test("a page with the editor may write styles in place, and nothing else is looser there", () => {
  const strict = contentSecurityPolicy("abc", { development: false, inlineStyles: false });
  const loose = contentSecurityPolicy("abc", { development: false, inlineStyles: true });
  expect(loose).toBe(
    strict.replace("style-src 'self' 'nonce-abc'", "style-src 'self' 'unsafe-inline'"),
  );
});
