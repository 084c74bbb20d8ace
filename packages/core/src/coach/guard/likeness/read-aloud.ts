import { proseStatements } from "./spoken.ts";
import type { Statement } from "./statement.ts";

export type AloudBound = { settings: number; statements: number };

const settingMarks = new Set(["=", "ADD", "-=", "TAKE"]);
const literal = /^(-|\d+|INF|NIL|TRUE|FALSE|LIST|LEN|==|\$1|=)$/;

/** Whether prose is a program read aloud, whatever program: names that are set, tested and given back in turn. */
export function readsAloud(prose: string, bound: AloudBound): string | null {
  const told = prose
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.trimEnd().endsWith("?"))
    .join(" ");
  const statements = proseStatements(told);
  const settings = statements.filter(isSetting).length;
  return settings >= bound.settings && statements.length >= bound.statements
    ? `reads ${statements.length} statements aloud`
    : null;
}

/** "low becomes 3" tells what happened; "low becomes middle plus one" tells what to do. */
const isSetting = (statement: Statement): boolean =>
  statement.some((token) => settingMarks.has(token)) &&
  statement.some((token) => !literal.test(token));
