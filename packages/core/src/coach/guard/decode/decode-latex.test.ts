import { expect, test } from "vitest";
import { decodeDictation } from "./decode-dictation.ts";
import { decodeLatex, findRecurrence } from "./decode-latex.ts";

test("a formula is read as code", () => {
  const text = "Then $$L_{i,j} = \\max(L_{i-1,j},\\; L_{i,j-1})$$ and $L_{0,j} = 0$.";
  const read = decodeLatex(text);
  expect(read).toEqual(["L[i][j] = max(L[i-1][j], L[i][j-1])", "L[0][j] = 0"]);
  expect(findRecurrence(read)).toContain("L[i][j]");
});

test.each([
  "It costs $5 and the other $7.",
  "The cost is $O(n \\log n)$.",
  "With $n = 4$ that is 6.",
])("no code: %s", (text) => {
  expect(findRecurrence(decodeLatex(text))).toBeNull();
});

test("what is dictated is written down", () => {
  const text =
    "Write: t o p equals None, new line, while t o p colon, new line indented, t o p equals t o p dot next";
  expect(decodeDictation(text)).toEqual(["top = None\nwhile top:\ntop = top.next"]);
  expect(decodeDictation("Start a new line after the loop. Equals is an operator.")).toEqual([]);
});
