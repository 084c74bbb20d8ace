import { describe, expect, test } from "vitest";
import { findCode } from "./find-code.ts";
import { readingGrade, sentencesOf, syllablesIn } from "./reading-grade.ts";
import { spliceCode } from "./splice-code.ts";

describe("reading grade", () => {
  test.each([
    ["cat", 1],
    ["number", 2],
    ["position", 3],
    ["stored", 1],
    ["wanted", 2],
    ["make", 1],
    ["table", 2],
    ["boxes", 2],
  ])("%s has %i syllables", (word, syllables) => {
    expect(syllablesIn(word)).toBe(syllables);
  });

  test("code, names, numbers and tables do not count", () => {
    const text =
      "Take `numbers[i]` and twoSum now.\n```\nconst x = 1;\n```\n| a | b |\nThen 1,000 go.";
    expect(sentencesOf(text)).toEqual([
      ["Take", "and", "now"],
      ["Then", "go"],
    ]);
  });

  test("long words in long sentences are harder", () => {
    const easy = "The cat sat. It saw a dog. The dog ran off.";
    const hard =
      "Considerable intellectual sophistication characterizes algorithmic investigations requiring extraordinarily complicated mathematical explanations throughout.";
    expect(readingGrade([easy])).toBeLessThan(3);
    expect(readingGrade([hard])).toBeGreaterThan(15);
  });

  test("follows the formula", () => {
    expect(readingGrade(["The cat sat on the mat."])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5);
  });
});

describe("code in a text", () => {
  test("is found in fences, in spans and in lines that look like it", () => {
    const text =
      "Try `a + b` here.\n```js\nreturn 1;\n```\nfor (const x of y) {\n  total += x;\n}\nThen stop.";
    const found = findCode(text);
    expect(found).toContain("return 1;");
    expect(found).toContain("a + b");
    expect(found).toContain("for (const x of y) {\n  total += x;\n}");
  });

  test.each([
    "Look at each number. For each one, ask which partner it needs.",
    "If the map knows it, you are done: return to the start.",
    "What does the loop do (in the last round)?",
  ])("prose is not code: %s", (text) => {
    expect(findCode(text)).toEqual([]);
  });
});

describe("splicing", () => {
  const javascript = {
    language: "javascript",
    entryPoint: "f",
    starter: "function f(a) {\n  // here\n}\n",
  } as const;
  const python = {
    language: "python",
    entryPoint: "f",
    starter: "def f(a):\n    # here\n    pass\n",
  } as const;

  test("tries a statement as body and as answer", () => {
    expect(spliceCode("a + 1", javascript)).toEqual([
      "function f(a) {\na + 1\n}\n",
      "function f(a) {\nreturn a + 1\n}\n",
    ]);
    expect(spliceCode("  x = a\n  x + 1", python)[0]).toBe("def f(a):\n    x = a\n    x + 1");
  });

  test("takes a whole function as it is", () => {
    expect(spliceCode("def f(a):\n    return 2", python)[0]).toBe("def f(a):\n    return 2");
  });

  test.each(["a", "-1", "[]", "true", '"x"', "a\n-1"])("%s alone is not an answer", (code) => {
    expect(spliceCode(code, javascript)).toHaveLength(1);
  });
});
