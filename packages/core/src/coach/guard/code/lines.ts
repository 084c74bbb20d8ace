import { type CodeLanguage, isPython } from "./language-of.ts";
import { type Token, textsOf, tokensOf } from "./tokens.ts";

/** A line that says something: blank ones and comments are gone. */
export type CodeLine = { indent: number; tokens: Token[]; text: string };

const strings = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`/.source;
const bracesComments = new RegExp(`(${strings})|\\/\\*[\\s\\S]*?(?:\\*\\/|$)|\\/\\/[^\\n]*`, "g");
const pythonComments = new RegExp(`(${strings})|#[^\\n]*`, "g");

export function withoutComments(code: string, language: CodeLanguage): string {
  const comments = isPython(language) ? pythonComments : bracesComments;
  return code.replaceAll(comments, (_, kept: string | undefined) => kept ?? "");
}

export function linesOf(code: string, language: CodeLanguage): CodeLine[] {
  return withoutComments(code, language)
    .split("\n")
    .map((text) => ({
      text: text.trimEnd(),
      indent: indentOf(text),
      tokens: tokensOf(text),
    }))
    .filter(({ tokens }) => tokens.length > 0);
}

export function indentOf(line: string): number {
  return line.replaceAll("\t", "    ").search(/\S|$/);
}

/** The same for two lines that differ in spaces, comments and a closing semicolon only. */
export function keyOf(tokens: readonly Token[]): string {
  return textsOf(tokens)
    .map((text) => text.replaceAll(/^['`]|['`]$/g, '"'))
    .join(" ")
    .replace(/( ;)+$/, "");
}

export function dedent(code: string): string[] {
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  const margin = Math.min(...lines.map(indentOf));
  return lines.map((line) => line.replaceAll("\t", "    ").slice(margin).trimEnd());
}
