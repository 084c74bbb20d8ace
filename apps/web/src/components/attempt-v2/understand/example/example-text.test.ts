import { describe, expect, test } from "vitest";
import { exampleParts, exampleText, sentExample } from "./example-text.ts";

const fields = [
  { name: "args.numbers", label: "numbers", type: "number[]", example: "[1, 2]" },
  { name: "args.target", label: "target", type: "number", example: "3" },
  { name: "answer", label: "The result", type: "number[]", example: "[0, 1]" },
];
const cells = (numbers: string, target: string, answer: string) => ({
  "args.numbers": numbers,
  "args.target": target,
  answer,
});

describe("an example in cells", () => {
  test("is one line of text, with the steps below it", () => {
    const parts = { cells: cells("[2, 7]", "9", "[0, 1]"), steps: "2 and 7 make 9." };
    expect(exampleText(parts, fields)).toBe(
      "numbers = [2, 7], target = 9 → [0, 1]\n2 and 7 make 9.",
    );
  });

  test.each([
    ["whole", cells("[2, 7]", "9", "[0, 1]"), "Then\n\nthis."],
    ["begun", cells("[2, ", "", ""), ""],
    ["with a result alone", cells("", "", " 3"), "\nSteps first."],
    ["without steps", cells("[2]", "4", "[]"), ""],
  ])("that is %s comes back from its text as it was typed", (_name, typed, steps) => {
    const text = exampleText({ cells: typed, steps }, fields);
    expect(exampleParts(text, fields)).toEqual({ cells: typed, steps });
  });

  test.each(["", "For [2, 7] and 9 it gives [0, 1].", "numbers = [2, 7]\nand so on → done"])(
    "%j is steps alone",
    (text) => {
      expect(exampleParts(text, fields)).toEqual({ cells: {}, steps: text });
      expect(sentExample(text, fields)).toBe(text);
    },
  );

  test("is sent as values, whatever spelling was typed", () => {
    const words = [
      { name: "args.s", label: "s", type: "string", example: '"ab"' },
      { name: "answer", label: "The result", type: "boolean", example: "true" },
    ];
    expect(sentExample("s = it's → True\nBy hand.", words)).toBe('s = "it\'s" → true\nBy hand.');
    expect(sentExample("numbers = [2, → ", fields)).toBe("numbers = [2, → ");
  });
});
