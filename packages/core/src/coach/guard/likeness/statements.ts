import { type CodeLanguage, isPython } from "../code/language-of.ts";
import { indentOf, withoutComments } from "../code/lines.ts";
import { textsOf, tokensOf } from "../code/tokens.ts";
import { evenOut } from "./even-out.ts";
import type { Statement } from "./statement.ts";

const opens = new Set(["(", "["]);
const closes = new Set([")", "]"]);
const headers = new Set(["if", "elif", "else", "while", "for", "def", "try", "with", "function"]);

/** A program as its statements, each in the one form that all languages share. */
export function statementsOf(code: string, language: CodeLanguage): Statement[] {
  return nestedStatements(code, language).map(({ statement }) => statement);
}

export type Nested = { statement: Statement; level: number };

/** The same, each with how deep it stands inside others. */
export function nestedStatements(code: string, language: CodeLanguage): Nested[] {
  const python = isPython(language);
  const statements: { tokens: string[]; level: number }[] = [];
  let present: string[] = [];
  let depth = 0;
  let level = 0;
  const close = () => {
    if (present.length > 0) statements.push({ tokens: present, level });
    present = [];
  };
  for (const line of withoutComments(code, language).split("\n")) {
    if (python && depth === 0 && line.trim() !== "") level = Math.floor(indentOf(line) / 4);
    for (const text of textsOf(tokensOf(line))) {
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
    const statement = evenOut(tokens);
    return statement.length > 0 ? [{ statement, level: at }] : [];
  });
}

/** `if (…)` without a brace: what follows is a statement of its own. */
function isHeaderDone([first, second, third]: readonly string[]): boolean {
  if (first === "else") return second === "if" && third === "(";
  return (first === "if" || first === "while" || first === "for") && second === "(";
}
