import { expect, it } from "vitest";
import { contentStems, splitWords } from "./split-words.ts";

it("reads synonyms and small numbers as one word each", () => {
  expect(contentStems(splitWords("both arrays, five integers"))).toEqual([
    "2",
    "list",
    "5",
    "number",
  ]);
});

it("reads names that every JavaScript object has as words", () => {
  for (const { stem } of splitWords("the constructor and its prototype")) {
    expect(stem).toBeTypeOf("string");
  }
});
