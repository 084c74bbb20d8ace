import type { Language } from "@foothold/core/runs";

export type TokenKind = "comment" | "string" | "number" | "keyword" | "plain";
export type CodeToken = { kind: TokenKind; text: string };

const script =
  "async await break case catch class const continue default delete do else export extends false finally for function " +
  "if import in instanceof interface let new null of return static super switch this throw true try type typeof " +
  "undefined var void while yield";
const keywords: Record<Language, ReadonlySet<string>> = {
  python: new Set(
    (
      "and as assert async await break class continue def del elif else except False finally for from global if import " +
      "in is lambda None nonlocal not or pass raise return True try while with yield"
    ).split(" "),
  ),
  javascript: new Set(script.split(" ")),
  typescript: new Set(`${script} any boolean number readonly string`.split(" ")),
};

const STRING = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|`(?:[^`\\]|\\.)*`?/.source;
const WORD = /[A-Za-z_$][\w$]*|\d[\w.]*/.source;
const shapes: Record<Language, RegExp> = {
  python: new RegExp(`(#.*)|(${STRING})|(${WORD})`, "g"),
  javascript: new RegExp(`(//.*)|(${STRING})|(${WORD})`, "g"),
  typescript: new RegExp(`(//.*)|(${STRING})|(${WORD})`, "g"),
};

/** One line of a program in pieces to colour. A text or comment over several lines is coloured in its first alone. */
export function codeTokens(line: string, language: Language): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of line.matchAll(shapes[language])) {
    if (match.index > end) tokens.push({ kind: "plain", text: line.slice(end, match.index) });
    tokens.push({ kind: kindOf(match, language), text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({ kind: "plain", text: line.slice(end) });
  return tokens;
}

function kindOf([text, comment, string]: RegExpExecArray, language: Language): TokenKind {
  if (comment !== undefined) return "comment";
  if (string !== undefined) return "string";
  if (/^\d/.test(text)) return "number";
  return keywords[language].has(text) ? "keyword" : "plain";
}
