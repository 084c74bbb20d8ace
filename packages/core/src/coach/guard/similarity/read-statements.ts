import { indentOf, removeComments } from "../code/code-lines.ts";
import { type CodeLanguage, isPython } from "../code/detect-language.ts";
import { tokenize, tokenTexts } from "../code/tokenize.ts";
import { normalizeStatement } from "./normalize-statement.ts";
import type { Statement } from "./statement.ts";

const opens = new Set(["(", "["]);
const closes = new Set([")", "]"]);
const headers = new Set(["if", "elif", "else", "while", "for", "def", "try", "with", "function"]);

/** Splits a program into statements, each in the form that all languages share. */
export function readStatements(code: string, language: CodeLanguage): Statement[] {
  return readNestedStatements(code, language).map(({ statement }) => statement);
}

export type NestedStatement = { statement: Statement; level: number };

/** The same, each statement with its depth of nesting. */
export function readNestedStatements(code: string, language: CodeLanguage): NestedStatement[] {
  const python = isPython(language);
  const statements: { tokens: string[]; level: number }[] = [];
  let present: string[] = [];
  let depth = 0;
  let level = 0;
  const close = () => {
    if (present.length > 0) statements.push({ tokens: present, level });
    present = [];
  };
  for (const line of removeComments(code, language).split("\n")) {
    if (python && depth === 0 && line.trim() !== "") level = Math.floor(indentOf(line) / 4);
    for (const text of tokenTexts(tokenize(line))) {
      if (opens.has(text)) depth += 1;
      if (closes.has(text)) depth = Math.max(0, depth - 1);
      const ends =
        depth === 0 &&
        (text === ";" ||
          (!python && (text === "{" || text === "}")) ||
          text === "=>" ||
          (text === ":" && headers.has(present[0] ?? "")));
      if (ends) close();
      else present.push(text);
      if (ends && text === "{") level += 1;
      if (ends && text === "}") level -= 1;
      if (text === ")" && depth === 0 && isHeaderDone(present)) close();
    }
    if (depth === 0) close();
  }
  close();
  return statements.flatMap(({ tokens, level: at }) => {
    const statement = normalizeStatement(tokens);
    return statement.length > 0 ? [{ statement, level: at }] : [];
  });
}

/** `if (…)` without a brace: what follows is a statement of its own. */
function isHeaderDone([first, second, third]: readonly string[]): boolean {
  if (first === "else") return second === "if" && third === "(";
  return (first === "if" || first === "while" || first === "for") && second === "(";
}
