import { expect, test } from "vitest";
import { safeNext } from "./safe-next.ts";

test.each([
  ["/settings", "/settings"],
  ["/admin/audit?search=a%20b#last", "/admin/audit?search=a%20b#last"],
  ["/practice/1?next=https://evil.example", "/practice/1?next=https://evil.example"],
])("%s is a page of this site", (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});

test.each([
  [undefined],
  [["/settings", "/home"]],
  [""],
  ["settings"],
  ["https://evil.example/"],
  ["//evil.example/"],
  ["/\\evil.example"],
  ["/\t/evil.example"],
  ["/.//evil.example"],
  ["javascript:alert(1)"],
  ["/sign-in?next=/sign-in"],
  ["/sign-up"],
  ["/new-password?token=x"],
  ["/forgot-password"],
  ["/api/auth/sign-out"],
  ["/"],
])("%j leads home instead", (next) => {
  expect(safeNext(next)).toBe("/home");
});
