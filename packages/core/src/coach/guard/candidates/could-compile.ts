import { indentOf } from "../code/code-lines.ts";
import { type CodeLanguage, isPython } from "../code/detect-language.ts";
import { tokenize } from "../code/tokenize.ts";

const closes: Record<string, string> = { ")": "(", "]": "[", "}": "{" };
const opens = new Set(Object.values(closes));

/** Whether a program could compile, by its brackets and its indentation: what cannot is not worth a place in a run. */
export function couldCompile(code: string, language: CodeLanguage): boolean {
  const open: string[] = [];
  let expected: "deeper" | null = null;
  const levels = [0];
  for (const line of code.split("\n")) {
    const tokens = tokenize(
      isPython(language) ? line.replace(/#.*/, "") : line.replace(/\/\/.*/, ""),
    );
    if (tokens.length === 0) continue;
    if (isPython(language) && open.length === 0 && !fits(indentOf(line), levels, expected))
      return false;
    for (const { text } of tokens) {
      if (opens.has(text)) open.push(text);
      else if (Object.hasOwn(closes, text) && open.pop() !== closes[text]) return false;
    }
    if (open.length === 0) expected = tokens.at(-1)?.text === ":" ? "deeper" : null;
  }
  return open.length === 0 && expected === null;
}

/** Keeps the levels of indentation that are open. */
function fits(indent: number, levels: number[], expected: "deeper" | null): boolean {
  const present = levels.at(-1) ?? 0;
  if (expected === "deeper") {
    levels.push(indent);
    return indent > present;
  }
  while (indent < (levels.at(-1) ?? 0)) levels.pop();
  return indent === levels.at(-1);
}
