import type { CompileErrorKind } from "../entities/runs/compile-error-kind.ts";
import type { ProgramError } from "../entities/runs/run.ts";

const KEYWORD =
  /^(?:async\s+)?(def|function|for|while|if|elif|else|return|const|let|var|class|try|except|catch|import|from|switch|case|with|do)\b/;
const CLOSING = /^[)\]}]/;
const MAX_MESSAGE_LENGTH = 300;

/** The same mistake in two programs gives the same kind and place, whatever the names and line numbers are. */
export function compileErrorKind(
  error: Pick<ProgramError, "type" | "message" | "line">,
  code: string,
): CompileErrorKind {
  const [first = ""] = error.message.slice(0, MAX_MESSAGE_LENGTH).split("\n");
  const message = first
    .replaceAll(/[`'"“‘][^`'"”’]{1,60}[`'"”’]/g, (quoted) => (isName(quoted) ? "…" : quoted))
    .replaceAll(/\d+/g, "0")
    .toLowerCase();
  return { kind: `${error.type}: ${message}`, place: placeOf(code, error.line) };
}

function placeOf(code: string, line: number | undefined): string {
  const text = line === undefined ? undefined : code.split("\n")[line - 1]?.trim();
  if (!text) return "end";
  if (CLOSING.test(text)) return "closing";
  return KEYWORD.exec(text)?.[1] ?? "statement";
}

/** A bracket or an operator in quotes says what is wrong; a name does not. */
function isName(quoted: string): boolean {
  return /^\p{L}|^_/u.test(quoted.slice(1));
}
