import type { Language } from "../../../entities/runs/language.ts";

/**
 * Where the text that begins here ends: in quotes, a template, or a pattern in slashes. Null where it does not end, or where an
 * expression in it could hold further quotes.
 */
export function endOfText(program: string, start: number, language: Language): number | null {
  const isPython = language === "python";
  const first = program[start] ?? "";
  const quote = isPython && program.startsWith(first.repeat(3), start) ? first.repeat(3) : first;
  const mayHoldLines = quote.length === 3 || quote === "`";
  let isInClass = false;
  for (let at = start + quote.length; at < program.length; at += 1) {
    const character = program[at];
    if (character === "\\") at += 1;
    else if (character === "\n" && !mayHoldLines) return null;
    else if (quote === "/" && character === "[") isInClass = true;
    else if (quote === "/" && character === "]") isInClass = false;
    else if (!isInClass && program.startsWith(quote, at)) {
      const end = at + quote.length;
      const isFormatted = isPython ? /[fFtT]/.test(prefixOf(program, start)) : quote === "`";
      const inside = program.slice(start + quote.length, at);
      return isFormatted && !endsOutsideOfExpression(inside, isPython) ? null : end;
    }
  }
  return null;
}

/** The letters before a quote, as in `rf"…"`. */
const prefixOf = (program: string, start: number): string =>
  /(?<![\w])[A-Za-z]{0,2}$/.exec(program.slice(Math.max(0, start - 3), start))?.[0] ?? "";

function endsOutsideOfExpression(inside: string, isPython: boolean): boolean {
  let depth = 0;
  for (let at = 0; at < inside.length; at += 1) {
    const two = inside.slice(at, at + 2);
    if (depth === 0 && isPython && two === "{{") at += 1;
    else if (depth === 0 ? (isPython ? inside[at] === "{" : two === "${") : inside[at] === "{") {
      depth += 1;
      if (!isPython && two === "${") at += 1;
    } else if (depth > 0 && inside[at] === "}") depth -= 1;
  }
  return depth === 0;
}
