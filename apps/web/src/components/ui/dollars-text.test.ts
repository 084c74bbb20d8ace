import { expect, test } from "vitest";
import { dollarsText } from "./dollars-text.ts";

test.each([
  [0, "$0.00"],
  [0.0004, "less than $0.01"],
  [1.234, "$1.23"],
])("%s is written as %s", (amount, text) => expect(dollarsText(amount)).toBe(text));
