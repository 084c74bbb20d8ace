import { expect, test } from "vitest";
import { satisfies } from "./expression.mjs";

const allowed = new Set(["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"]);
const isAllowed = (licence) => allowed.has(licence);

test.each([
  ["MIT", true],
  ["GPL-3.0-only", false],
  ["MIT OR GPL-2.0", true],
  ["GPL-2.0 OR MIT", true],
  ["(MIT OR GPL-2.0)", true],
  ["MIT AND GPL-2.0", false],
  ["Apache-2.0 AND MIT", true],
  // AND binds tighter than OR.
  ["MIT OR GPL-2.0 AND GPL-3.0", true],
  ["GPL-2.0 AND MIT OR GPL-3.0", false],
  ["(MIT OR GPL-2.0) AND GPL-3.0", false],
  ["(MIT OR GPL-2.0) AND (GPL-3.0 OR Apache-2.0)", true],
  ["((MIT))", true],
  ["Apache-2.0 WITH LLVM-exception", true],
  ["MIT WITH LLVM-exception", false],
  ["LGPL-2.1+ OR MIT", true],
])("%s: %s", (expression, expected) => {
  expect(satisfies(expression, isAllowed)).toBe(expected);
});

test.each([
  "",
  "MIT OR",
  "OR MIT",
  "MIT MIT",
  "MIT/X11",
  "MIT*",
  "(MIT",
  "MIT)",
  "()",
  "MIT OR (GPL-2.0",
  "MIT WITH",
  "MIT or GPL-2.0",
  "SEE LICENSE IN LICENSE.txt",
])("%j is not an expression", (expression) => {
  expect(() => satisfies(expression, isAllowed)).toThrow("not an SPDX expression");
});
