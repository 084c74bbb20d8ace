import type { Language } from "../../../entities/runs/language.ts";

/** `other`: languages such as Java and C, which the guard can compare but not run. */
export type CodeLanguage = Language | "other";

const otherShapes =
  /\b(public|private|protected)\s{1,8}(static\s{1,8})?[\w<>[\], ]{1,80}\(|\b(int|long|boolean|bool|double|char|void|auto|size_t)(\[\])*(\s+|\s*[&*]\s*)\w+\s*(=|;|\(|:|,|\[)|\b(vector|unordered_map|std::|ArrayList|HashMap|Deque|Queue|List|Map|Set|Stack)\s*<\s*(Integer|String|Character|int|string|char|long|List|vector|Map)\b|\w\s*:=\s|\bfunc\s+\w+\(|\bfn\s+\w+\(|\b(fmt|System\.out)\.|\bputs\b|[{]\s?\|\w{1,30}(?:, ?\w{1,30}){0,3}\||\bdo \|\w|\b(?:Hash|Array)\.new\b|#include\b|^[ \t]*end[ \t]*$/m;
const typedShapes =
  /\b(const|let|var)\s+\w+\s*:\s*\w|[(,]\s*\w+\??\s*:\s*(number|string|boolean|any|unknown|Map|Set|Array|\w+\[\])|\)\s{0,8}:\s{0,8}[\w<>[\]| ,]{1,120}\s{0,8}(\{|=>)|\bas\s+(number|string|any)\b|new\s+(Map|Set|Array)</;
const bracesShapes =
  /[;{][ \t]*$|^[ \t]*\}|\b(const|let|var|function)\b|=>|===|!==|&&|\|\||\+\+|--\s*[;)]|\bnew\s+[A-Z]|\bMath\.|\.length\b|\.push\(|\bnull\b|\bundefined\b/m;
const pythonShapes =
  /^[ \t]*(def|class|elif|for|if|while|else|with|try|except)\b[^{}]{0,200}:[ \t]*(#.*)?$|^[ \t]*def\s|\belif\b|\bNone\b|\bTrue\b|\bFalse\b|\blen\(|\brange\(|\benumerate\(|\.append\(|\.items\(\)|\bnot\s+\w|\bis\s+None\b|\s\/\/\s*\w|\bfor\s+\w+(\s*,\s*\w+)*\s+in\b[^:{]{0,200}:|\bif\b[^:{]{0,200}:\s|\w\[-1\]|\[[^\]]{1,100}\sfor\s\w+\sin\s/m;

/** Code that shows no language is taken to be in the learner's. */
export function detectLanguage(code: string, learners: Language): CodeLanguage {
  if (otherShapes.test(code) && !pythonDefinition.test(code) && !scriptDefinition.test(code)) {
    return "other";
  }
  const typed = typedShapes.test(code);
  const braces = typed || bracesShapes.test(code);
  const python = pythonShapes.test(code);
  if (python && (!braces || pythonDefinition.test(code))) return "python";
  if (braces && !python) return typed ? "typescript" : "javascript";
  if (braces && learners === "python") return scriptDefinition.test(code) ? "javascript" : "python";
  return typed ? "typescript" : learners;
}

const pythonDefinition = /^[ \t]*def\s+\w+\s*\(/m;
const scriptDefinition = /\bfunction\b|\b(const|let)\s+\w/;

export const isPython = (language: CodeLanguage): boolean => language === "python";

/** Whether both run as the same language: TypeScript runs as JavaScript. */
export function isSameRuntime(one: CodeLanguage, other: CodeLanguage): boolean {
  return one !== "other" && other !== "other" && isPython(one) === isPython(other);
}
