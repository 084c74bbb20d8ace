import { expect, test } from "vitest";
import { fenceIndentedCode } from "./fence-indented-code.ts";

const python = "for price in prices:\n    low = min(low, price)\n    if low:\n        print(low)";
const script = "for (const price of prices) {\n  low = Math.min(low, price);\n}";

test.each([
  ["Python", python],
  ["JavaScript", script],
])("%s without a fence keeps its indentation", (_, code) => {
  expect(fenceIndentedCode(`Look:\n${code}\nWhat is low?`)).toBe(
    `Look:\n\n\`\`\`\n${code}\n\`\`\`\n\nWhat is low?`,
  );
});

test.each([
  ["code in a fence", `\`\`\`\n${python}\n\`\`\``],
  ["a list with a second line", "1. Do this:\n   and then that\n2. Stop"],
  ["nested lists", "- one:\n  - two"],
  ["plain words", "If you look at it:\nwhat do you see?"],
])("%s stays as it is", (_, text) => {
  expect(fenceIndentedCode(text)).toBe(text);
});
