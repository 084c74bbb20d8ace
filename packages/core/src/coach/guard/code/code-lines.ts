import { type CodeLanguage, isPython } from "./detect-language.ts";
import { type Token, tokenize, tokenTexts } from "./tokenize.ts";

/** A line of code; blank lines and comments are left out. */
export type CodeLine = { indent: number; tokens: Token[]; text: string };

const strings = /(?<!\\)"(?:[^"\\\n]|\\.)*"|(?<!\\)'(?:[^'\\\n]|\\.)*'|`[^`]*`/.source;
const bracesComments = new RegExp(`(${strings})|\\/\\*[\\s\\S]*?(?:\\*\\/|$)|\\/\\/[^\\n]*`, "g");
const pythonComments = new RegExp(`(${strings})|#[^\\n]*`, "g");

export function removeComments(code: string, language: CodeLanguage): string {
  const comments = isPython(language) ? pythonComments : bracesComments;
  return code.replaceAll(comments, (_, kept: string | undefined) => kept ?? "");
}

export function splitCodeLines(code: string, language: CodeLanguage): CodeLine[] {
  return removeComments(code, language)
    .split("\n")
    .map((text) => ({
      text: text.trimEnd(),
      indent: indentOf(text),
      tokens: tokenize(text),
    }))
    .filter(({ tokens }) => tokens.length > 0);
}

export function indentOf(line: string): number {
  return line.replaceAll("\t", "    ").search(/\S|$/);
}

/** Equal for lines that differ only in spaces, comments, quotation marks and a closing semicolon. */
export function lineKey(tokens: readonly Token[]): string {
  return tokenTexts(tokens)
    .map((text) => text.replaceAll(/^['`]|['`]$/g, '"'))
    .join(" ")
    .replace(/(?<! ;)(?: ;)+$/, "");
}

export function removeIndent(code: string): string[] {
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  const margin = Math.min(...lines.map(indentOf));
  return lines.map((line) => line.replaceAll("\t", "    ").slice(margin).trimEnd());
}
