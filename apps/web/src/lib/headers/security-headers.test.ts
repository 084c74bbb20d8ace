import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

const directives = (policy: string) =>
  new Map(policy.split("; ").map((one) => [one.split(" ")[0], one.split(" ").slice(1).join(" ")]));

test("in production no script and no style element is let in without the nonce", () => {
  const policy = directives(contentSecurityPolicy("abc", { development: false }));
  expect(policy.get("script-src")).toBe("'self' 'nonce-abc' 'strict-dynamic'");
  expect(policy.get("style-src")).toBe("'self' 'nonce-abc'");
});

test("in production nothing is evaluated or fetched elsewhere, and only style attributes may stand in place", () => {
  const policy = contentSecurityPolicy("abc", { development: false });
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  expect(policy.match(/[\w-]+ 'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
});
