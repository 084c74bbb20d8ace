import { expect, test } from "vitest";
import { matchesSearch } from "./matches-search.ts";

const problem = {
  title: "Two Valid Parentheses",
  patternNames: ["Stack", "Monotonic stack"],
  statement: "A printer prints **brackets**. Tell whether each one is closed, in order.",
};

test.each([
  ["nothing", "", true],
  ["a part of the title", "id par", true],
  ["in capitals", "PARENTHESES", true],
  ["a letter too few", "parenteses", true],
  ["two letters swapped", "vaild", true],
  ["two letters of a short word swapped", "tow", true],
  ["the first two letters swapped", "aprentheses", true],
  ["a short word of the statement swapped", "noe", false],
  ["a pattern", "stack", true],
  ["the beginning of a pattern", "mono", true],
  ["a pattern with a slip", "monotnic", true],
  ["a word of the statement", "printer", true],
  ["marked in the statement", "brackets", true],
  ["the statement with a slip", "brakets", true],
  ["words of several places", "printer stack", true],
  ["one word that is nowhere", "printer graph", false],
  ["another pattern", "heap", false],
  ["the middle of a word of the statement", "rack", false],
  ["two letters of the statement", "pr", false],
])("%s", (_name, search, found) => {
  expect(matchesSearch(search, problem)).toBe(found);
});
