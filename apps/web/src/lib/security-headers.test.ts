import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

test("in production no script runs without the nonce and nothing is evaluated or fetched elsewhere", () => {
  const policy = contentSecurityPolicy("abc", false);
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});
