import type { Language } from "../../entities/runs/language.ts";

const comment: Record<Language, RegExp> = {
  python: /^#/,
  javascript: /^(?:\/\/|\/\*(?:(?!\*\/).)*\*\/$)/,
  typescript: /^(?:\/\/|\/\*(?:(?!\*\/).)*\*\/$)/,
};
const print: Record<Language, RegExp> = {
  python: /^print\(.*\)$/,
  javascript: /^console\.(?:log|info|warn|error|debug|table)\(.*\);?$/,
  typescript: /^console\.(?:log|info|warn|error|debug|table)\(.*\);?$/,
};
/** Finds a print that also does something else: assigns, counts up, changes a list, or is followed by a statement. */
const DOES_MORE =
  /;.|[^=!<>]=[^=>]|\+\+|--|\.(?:pop|push|shift|unshift|splice|sort|reverse|append|extend|insert|remove|clear|update|add|discard|delete|set)\b/;

/** Whether two programs differ only in comments and prints. Text alone cannot be sure of it, so the caller also runs both. */
export function differsOnlyInNotes(before: string, after: string, language: Language): boolean {
  return codeOf(before, language) === codeOf(after, language);
}

function codeOf(program: string, language: Language): string {
  return program
    .split("\n")
    .filter((line) => !isNote(line.trim(), language))
    .map((line) => line.trimEnd())
    .join("\n");
}

function isNote(line: string, language: Language): boolean {
  if (line === "" || comment[language].test(line)) return true;
  return print[language].test(line) && !DOES_MORE.test(line.replace(/;$/, ""));
}
