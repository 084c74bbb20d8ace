import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

test("in production no script runs without the nonce and nothing is evaluated or fetched elsewhere", () => {
  const policy = contentSecurityPolicy("abc", { development: false, inlineStyles: false });
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)|https?:|\*/);
});

test("the one style attribute is React's own, and no other", () => {
  const policy = contentSecurityPolicy("abc", { development: false, inlineStyles: false });
  const hash = createHash("sha256").update("display:none").digest("base64");
  expect(policy).toContain(`; style-src-attr 'unsafe-hashes' 'sha256-${hash}'; `);
});

test("a page with the editor may write styles in place, and nothing else is looser there", () => {
  const strict = contentSecurityPolicy("abc", { development: false, inlineStyles: false });
  const loose = contentSecurityPolicy("abc", { development: false, inlineStyles: true });
  expect(loose).toBe(
    strict.replace(
      /style-src 'self' 'nonce-abc'; style-src-attr [^;]+/,
      "style-src 'self' 'unsafe-inline'",
    ),
  );
});
