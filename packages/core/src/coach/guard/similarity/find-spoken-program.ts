import type { SpokenProgramBound } from "../policies.ts";
import { readProseStatements } from "./read-spoken-statements.ts";
import type { Statement } from "./statement.ts";

const assignmentTokens = new Set(["=", "ADD", "-=", "TAKE"]);
const literal = /^(-|\d+|INF|NIL|TRUE|FALSE|LIST|LEN|==|\$1|=)$/;

/** Finds prose that reads a program aloud, any program: names that are assigned, compared and returned in turn. */
export function findSpokenProgram(prose: string, bound: SpokenProgramBound): string | null {
  const told = prose
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.trimEnd().endsWith("?"))
    .join(" ");
  const statements = readProseStatements(told);
  const settings = statements.filter(isAssignment).length;
  return settings >= bound.settings && statements.length >= bound.statements
    ? `reads ${statements.length} statements aloud`
    : null;
}

/** Whether a statement assigns more than a plain value: "low becomes 3" only tells what happened. */
const isAssignment = (statement: Statement): boolean =>
  statement.some((token) => assignmentTokens.has(token)) &&
  statement.some((token) => !literal.test(token));
