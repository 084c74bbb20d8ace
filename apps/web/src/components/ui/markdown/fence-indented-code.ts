const OPENS =
  /^[ \t]*(?=\S)(?:(?:async\s+)?(?:def|for|while|if|elif|else|class|function|try|with|switch)\b.{0,200}[:{(]|.{0,200}\{)[ \t]*$/;
const INDENTED = /^(?: {2,}|\t)\S/;
const CLOSES = /^[ \t]*[)\]}]/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d+[.)])\s/;
const FENCE = /^[ \t]*(?:```|~~~)/;

/** Puts a fence around code that was typed without one, because Markdown would drop its indentation. */
export function fenceIndentedCode(text: string): string {
  const lines = text.split("\n");
  const out: string[] = [];
  let isFenced = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    if (FENCE.test(line)) isFenced = !isFenced;
    const end = isFenced ? at : endOfCode(lines, at);
    if (end === at) {
      out.push(line);
      at += 1;
      continue;
    }
    out.push("", "```", ...lines.slice(at, end), "```", "");
    at = end;
  }
  return out.join("\n");
}

/** The index after the last line of the code that begins at `at`; `at` itself when no code begins there. */
function endOfCode(lines: readonly string[], at: number): number {
  const opener = lines[at] ?? "";
  const next = lines[at + 1] ?? "";
  if (!OPENS.test(opener) || LIST_ITEM.test(opener) || !INDENTED.test(next)) return at;
  let end = at + 1;
  while (end < lines.length) {
    const line = lines[end] ?? "";
    const isCode =
      (INDENTED.test(line) && !LIST_ITEM.test(line)) || CLOSES.test(line) || OPENS.test(line);
    if (!isCode) break;
    end += 1;
  }
  return end;
}
