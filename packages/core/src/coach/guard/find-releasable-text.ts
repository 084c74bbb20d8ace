import { isCodeLine, isPseudoCodeLine } from "./extract/is-code-line.ts";

const fenceLine = /^[ \t>]*(```|~~~)/;
const sentenceEnd = /[.!?…]["')\]]*(?=\s)/g;

/** A row of a table, or a list item of a single token. A program can be spelled out in such lines, so they are judged together. */
const isCell = (line: string): boolean =>
  /^\s*\||^\s{0,20}(?:[-*•]|\d{1,4}[.)])\s{1,4}\S{1,24}\s{0,20}$/.test(line);

/**
 * The beginning of a growing text that can be judged and shown. It ends with a sentence, a line or a block, never
 * inside code. The caller judges it, shows what passed, and asks again when more has arrived.
 */
export function findReleasableText(text: string): string {
  const lines = text.split("\n");
  let end = 0;
  let at = 0;
  let fence: string | null = null;
  let inCode = false;
  lines.forEach((line, index) => {
    const isLast = index === lines.length - 1;
    const mark = fenceLine.exec(line)?.[1] ?? null;
    const after = at + line.length + 1;
    if (fence !== null) {
      if (mark === fence && !isLast) {
        fence = null;
        end = after;
      }
    } else if (mark !== null) fence = mark;
    else if (line.trim() === "") {
      inCode = false;
      if (!isLast) end = after;
    } else {
      inCode ||= isCodeLine(line) || isPseudoCodeLine(line) || isCell(line);
      if (!inCode) end = isLast ? Math.max(end, lastSentenceEnd(line, at)) : after;
    }
    at = after;
  });
  return text.slice(0, Math.min(end, text.length));
}

/** The end of the last sentence outside a code span: an even number of backticks stands before it. */
function lastSentenceEnd(line: string, from: number): number {
  let last = 0;
  let backticks = 0;
  let counted = 0;
  for (const { index, 0: mark } of line.matchAll(sentenceEnd)) {
    const end = index + mark.length;
    for (; counted < end; counted++) if (line[counted] === "`") backticks += 1;
    if (backticks % 2 === 0) last = end;
  }
  return from + last;
}
