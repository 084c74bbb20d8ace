import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import type { Language } from "../../../entities/runs/language.ts";
import { removeIndent } from "../code/code-lines.ts";
import { isPython } from "../code/detect-language.ts";
import type { Program } from "../run/candidate.ts";
import { findFunctions } from "./find-functions.ts";

const ownClass = /^[ \t]*class\s+(\w+)/m;

/** Reads code that defines a function, under any name, as a program; null for other code. */
export function readWholeProgram(
  problem: Problem,
  code: string,
  language: Language,
): Program | null {
  const text = removeIndent(code)
    .join("\n")
    .replaceAll(/^export\s+(default\s+)?/gm, "");
  const entryPoint = entryPointIn(problem.signature, language);
  const holder = ownClass.exec(text)?.[1];
  if (holder) return { language, code: callMethod(text, holder, entryPoint, language), entryPoint };
  const functions = findFunctions(text, language);
  const { length: arity } = problem.signature.parameters;
  const fitting = functions.filter(({ parameters }) => parameters.length === arity);
  const called = (name: string) => text.split(new RegExp(`\\b${name}\\s*\\(`)).length > 2;
  const main =
    functions.find(({ name }) => name === entryPoint) ??
    fitting.find(({ name }) => !called(name)) ??
    fitting[0];
  return main ? { language, code: text, entryPoint: main.name } : null;
}

function callMethod(code: string, holder: string, entryPoint: string, language: Language): string {
  const methods = isPython(language)
    ? code.matchAll(/^[ \t]+def\s+((?!__)\w+)\s*\(/gm)
    : code.matchAll(
        /^[ \t]+(?:static\s+|async\s+)?((?!if|for|while|constructor|switch)\w+)\s*\([^)]{0,300}\)[^;]{0,500}\{/gm,
      );
  const names = [...methods].map(([, name = ""]) => name);
  const method = names.find((name) => name === entryPoint) ?? names[0] ?? entryPoint;
  return isPython(language)
    ? `${code}\n\ndef ${entryPoint}(*args):\n    return ${holder}().${method}(*args)\n`
    : `${code}\nfunction ${entryPoint}(...args) { return new ${holder}().${method}(...args); }\n`;
}
