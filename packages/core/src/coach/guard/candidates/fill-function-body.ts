import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import type { Language } from "../../../entities/runs/language.ts";
import { indentOf, removeComments, removeIndent } from "../code/code-lines.ts";
import { languageNames, literalWords, statementWords } from "../code/code-words.ts";
import { isPython } from "../code/detect-language.ts";
import { tokenize } from "../code/tokenize.ts";
import type { Program } from "../run/candidate.ts";

/** Puts code that has no function of its own into the body of the problem's function. */
export function fillFunctionBody(problem: Problem, code: string, language: Language): Program {
  const entryPoint = entryPointIn(problem.signature, language);
  const body = removeIndent(balanceBraces(code, language));
  // A single line about names of its own is an example of something else, not a renamed program.
  const aliases = body.length > 1 ? aliasParameters(problem, body.join("\n"), language) : [];
  const lines = [...aliases, ...body].map((line) => `    ${line}`);
  return { language, code: wrapInFunction(problem, language, lines, entryPoint), entryPoint };
}

function wrapInFunction(
  { starterCode, signature }: Problem,
  language: Language,
  body: string[],
  entryPoint: string,
): string {
  const starter = starterCode[language].split("\n");
  const at = starter.findIndex((line) => line.includes(entryPoint));
  const names = signature.parameters.map(({ name }) => name).join(", ");
  if (isPython(language)) {
    const header = starter[at] ?? `def ${entryPoint}(${names}):`;
    return [...starter.slice(0, Math.max(at, 0)), header, ...body, ""].join("\n");
  }
  return [`function ${entryPoint}(${names}) {`, ...body, "}", ""].join("\n");
}

/** Adds or removes closing braces at the end: a block cut from a function often ends with that function's brace. */
function balanceBraces(code: string, language: Language): string {
  if (isPython(language)) return code;
  const lines = code.split("\n");
  let open = tokenize(removeComments(code, language)).reduce(
    (depth, { text }) => depth + (text === "{" ? 1 : text === "}" ? -1 : 0),
    0,
  );
  while (open < 0 && /^\s*\}\s*(?:;\s*)?$/.test(lines.at(-1) ?? "")) {
    lines.pop();
    open += 1;
  }
  return open > 0 ? [...lines, "}".repeat(open)].join("\n") : lines.join("\n");
}

/** Whether a loop goes through what has this name: it is a value there, as `log` in `for entry in log`. */
const isGoneThrough = (tokens: ReturnType<typeof tokenize>, at: number): boolean =>
  /^(?:in|of)$/.test(tokens[at - 1]?.text ?? "") && !/^[.([]$/.test(tokens[at + 1]?.text ?? "");

/** Lets a body use other names for the parameters: its unknown names stand for the unused parameters, in order. */
function aliasParameters({ signature }: Problem, body: string, language: Language): string[] {
  const parameters = signature.parameters.map(({ name }) => name);
  const tokens = tokenize(removeComments(body, language));
  const used = new Set(tokens.map(({ text }) => text));
  const made = findSetNames(body);
  const unknown = new Set<string>();
  tokens.forEach(({ kind, text }, at) => {
    const isField = tokens[at - 1]?.text === "." || tokens[at - 1]?.text === "?.";
    const isKnown =
      made.has(text) ||
      parameters.includes(text) ||
      (languageNames.has(text) && !isGoneThrough(tokens, at)) ||
      literalWords.has(text) ||
      statementWords.has(text);
    if (kind === "name" && !isField && !isKnown) unknown.add(text);
  });
  const unused = parameters.filter((name) => !used.has(name));
  if (unknown.size === 0 || unknown.size > unused.length) return [];
  return [...unknown].map((name, at) =>
    isPython(language) ? `${name} = ${unused[at]}` : `const ${name} = ${unused[at]};`,
  );
}

function findSetNames(body: string): Set<string> {
  const shapes = [
    /(?<![\w$])([\w$]+)\s*(?:=(?!=)|\+=|-=)/g,
    /(?:const|let|var|function|def)\s+([\w$]+)/g,
    /\bfor\b[\s(]{0,8}(?:(?:const|let|var)\b\s{0,8})?[[(]?([\w$]+(?:\s*,\s*[\w$]+)*)[\])]?\s+(?:of|in)\b/g,
    /(?:const|let|var)\s*[[{]([^\]}]{1,200})[\]}]\s*=/g,
    /^[ \t]*([\w$]+(?:[ \t]*,[ \t]*[\w$]+)+)[ \t]*=/gm,
    /(?<![\w$])([\w$]+(?:\s*,\s*[\w$]+){0,20})\)?\s*=>/g,
    /\b(?:function(?:\s+\w+)?|def\s+\w+)\s*\(([^)]{0,300})\)/g,
  ];
  const names = shapes.flatMap((shape) => [...body.matchAll(shape)].map(([, list = ""]) => list));
  return new Set(names.flatMap((list) => list.split(/[^\w$]+/)).filter(Boolean));
}

export function indentLines(lines: readonly string[], indent: number): string[] {
  const margin = Math.min(...lines.map(indentOf));
  return lines.map((line) => `${" ".repeat(indent)}${line.slice(margin)}`);
}
