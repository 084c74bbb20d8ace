import { describe, expect, test } from "vitest";
import type { TextSearch } from "../../../ports/coach/knowledge.ts";

const texts = [
  { id: "sort", asks: "sort list", text: "sort list key function" },
  { id: "copy", asks: "copy list", text: "copy list change original" },
  { id: "recursion", asks: "recursion", text: "function call smaller" },
];

export function textSearchContract(makeSearch: () => TextSearch): void {
  describe("a search of texts", () => {
    const { search } = makeSearch().index(texts);
    const idsFor = (words: string) => search(words).map(({ id }) => id);

    test("finds the text with the words first", () => {
      expect(idsFor("copy list")[0]).toBe("copy");
      expect(idsFor("sort key")[0]).toBe("sort");
    });

    test("finds misspelt words", () => {
      expect(idsFor("recursoin")).toEqual(["recursion"]);
    });

    test("finds nothing where no word is known, and nothing for no words", () => {
      expect(idsFor("football")).toEqual([]);
      expect(idsFor("")).toEqual([]);
    });
  });
}
