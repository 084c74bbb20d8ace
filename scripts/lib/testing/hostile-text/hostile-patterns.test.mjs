import { expect, test } from "vitest";
import { collectBuiltPatterns } from "./collect-built-patterns.mjs";
import { collectPatterns } from "./collect-patterns.mjs";
import { findSlowText, MAX_MS } from "./find-slow-text.mjs";

const patterns = [...collectPatterns(), ...collectBuiltPatterns()];

test("the product's patterns are found", () => {
  expect(patterns.length).toBeGreaterThan(300);
});

test("no pattern of the product takes long on a hostile text", { timeout: 120_000 }, () => {
  const slow = patterns.flatMap((pattern) => {
    const found = findSlowText(pattern);
    return found ? [{ ...found, ...pattern }] : [];
  });
  expect(slow).toEqual([]);
});

test.each([
  ["a repeated class before a mark that does not come", "[\\w$]+\\s*=", ""],
  ["white space before an end that does not come", "\\s+$", ""],
  ["an opening that is never closed", "\\/\\*[\\s\\S]*?\\*\\/", "g"],
  ["two ways to read the same space", "^\\s*x?\\s*$", ""],
  ["a line start that runs over empty lines", "^\\s*def", "m"],
  ["lists of lists", "(a+)+$", ""],
])("%s is seen to be slow", (_name, pattern, flags) => {
  expect(findSlowText({ pattern, flags })?.ms).toBeGreaterThan(MAX_MS);
});
