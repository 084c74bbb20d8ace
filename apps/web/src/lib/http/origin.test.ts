import { expect, test } from "vitest";
import { requireOwnOrigin } from "./origin.ts";

const own = ["http://localhost:3000"];
const refused = (method: string, headers: Record<string, string>) => {
  try {
    requireOwnOrigin(new Request("http://localhost:3000/api/x", { method, headers }), own);
    return false;
  } catch {
    return true;
  }
};

test.each([
  ["our own page", "POST", { origin: "http://localhost:3000" }, false],
  ["another site", "POST", { origin: "https://elsewhere.example" }, true],
  ["another port", "PUT", { origin: "http://localhost:3001" }, true],
  ["a sandboxed frame", "POST", { origin: "null" }, true],
  ["another site that hides its origin", "POST", { "sec-fetch-site": "cross-site" }, true],
  ["a program that is no browser", "POST", {}, false],
  ["another site that only reads", "GET", { origin: "https://elsewhere.example" }, false],
])("%s: %s", (_name, method, headers, expected) => {
  expect(refused(method, headers as Record<string, string>)).toBe(expected);
});
