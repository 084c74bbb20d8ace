import { describe, expect, test } from "vitest";
import { type CodeLanguage, codeTokens } from "./code-tokens.ts";

const programs: Record<CodeLanguage, string> = {
  javascript:
    "// count\nfunction count(words) {\n  const seen = new Set();\n\n  return 'a' + 12;\n}",
  typescript:
    "function count(words: string[]): Map<string, number> {\n  return new Map<string, number>();\n}",
  python: '# count\ndef count(words):\n    seen = {}\n\n    return "a" + str(12)\n',
};

describe.each(Object.entries(programs))("%s", (language, code) => {
  const tokens = codeTokens(code, language as CodeLanguage);

  test("the pieces put together are the code again", () => {
    expect(tokens.map(({ text }) => text).join("")).toBe(code);
  });

  test("its keywords are told from other words", () => {
    const typeOf = (word: string) => tokens.find(({ text }) => text === word)?.type;
    expect(typeOf("return")).toBe("keyword");
    expect(typeOf("count")).not.toBe("keyword");
  });
});

test.each([
  ["javascript", "// count"],
  ["python", "# count"],
] as const)("in %s a comment is one piece", (language, comment) => {
  expect(codeTokens(programs[language], language)).toContainEqual({
    type: "comment",
    text: comment,
  });
});
