import { indentOf } from "../code/code-lines.ts";
import { type CodeLanguage, isPython } from "../code/detect-language.ts";
import { tokenize } from "../code/tokenize.ts";

/** A function that is not inside another. Lines count from 0; `until` is the line after the function. */
export type FunctionSpan = { name: string; parameters: string[]; from: number; until: number };

const pythonFunction = /^\s*def\s+(\w+)\s*\(([^)]*)/;
const scriptFunctions = [
  /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?function(?:\s*\*)?\s*(\w+)\s*(?:<[^>]*>)?\(([^)]*)/,
  /^\s*(?:export\s+)?(?:const|let|var)\s+(\w+)\s*(?::[^=]+)?=\s*(?:async\s*)?(?:function(?:\s+\w+)?\s*)?\(([^)]*)\)?[^;]*?(?:=>|\{\s*$|$)/,
  /^\s*(?:export\s+)?(?:const|let|var)\s+(\w+)\s*=\s*(\w+)\s*=>/,
];

export function findFunctions(code: string, language: CodeLanguage): FunctionSpan[] {
  const lines = code.split("\n");
  const margin = Math.min(...lines.filter((line) => line.trim() !== "").map(indentOf));
  const spans: FunctionSpan[] = [];
  lines.forEach((line, from) => {
    if (indentOf(line) > margin || from < (spans.at(-1)?.until ?? 0)) return;
    const shapes = isPython(language) ? [pythonFunction] : scriptFunctions;
    const match = shapes.map((shape) => shape.exec(line)).find((found) => found !== null);
    if (!match) return;
    const [, name = "", list = ""] = match;
    const until = isPython(language)
      ? findDedent(lines, from, margin)
      : findClosingBrace(lines, from);
    spans.push({ name, parameters: readParameters(list), from, until });
  });
  return spans;
}

function readParameters(list: string): string[] {
  return list
    .split(",")
    .map((parameter) => (/^\s*[*.]*(\w+)/.exec(parameter)?.[1] ?? "").trim())
    .filter((name) => name !== "" && name !== "self");
}

function findDedent(lines: readonly string[], from: number, margin: number): number {
  const after = lines.findIndex(
    (line, at) => at > from && line.trim() !== "" && indentOf(line) <= margin,
  );
  return after < 0 ? lines.length : after;
}

function findClosingBrace(lines: readonly string[], from: number): number {
  let depth = 0;
  for (let at = from; at < lines.length; at++) {
    for (const { text } of tokenize(lines[at] ?? "")) {
      if (text === "{") depth += 1;
      if (text === "}") depth -= 1;
    }
    if (depth <= 0) return at + 1;
  }
  return lines.length;
}
