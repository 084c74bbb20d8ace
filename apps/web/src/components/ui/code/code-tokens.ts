import { type ParseOptions, parse, type TokenType } from "sugar-high/core";
import * as python from "sugar-high/lang/python";
import * as typescript from "sugar-high/lang/typescript";

export type CodeLanguage = "javascript" | "typescript" | "python";
export type CodeToken = { type: TokenType; text: string };

/** Every word of JavaScript is one of TypeScript too. */
const grammars: Record<CodeLanguage, ParseOptions> = {
  javascript: typescript,
  typescript,
  python,
};

/** The code in pieces of one kind each; put together they are the code again. */
export function codeTokens(code: string, language: CodeLanguage): CodeToken[] {
  return parse(code, grammars[language]).lines.flatMap(({ tokens }, line) => [
    ...(line > 0 ? [{ type: "break" as const, text: "\n" }] : []),
    ...tokens.flatMap(({ type, value }) => (value === "\n" ? [] : [{ type, text: value }])),
  ]);
}
