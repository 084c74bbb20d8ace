import type { Language } from "@foothold/core/runs";

/** A mistake that keeps a program from compiling. `spoil` answers null if the program has no place for it. */
export type SyntaxMistake = {
  name: string;
  language: Language;
  spoil(code: string): string | null;
};

const replaced = (code: string, what: RegExp, by: string): string | null =>
  what.test(code) ? code.replace(what, by) : null;

export const syntaxMistakes: readonly SyntaxMistake[] = [
  {
    name: "the last brace is missing",
    language: "javascript",
    spoil: (code) => replaced(code.trimEnd(), /\}$/, ""),
  },
  {
    name: "a loop without its closing parenthesis",
    language: "javascript",
    spoil: (code) => replaced(code, /^(\s*(?:for|while) \(.*)\) \{$/m, "$1 {"),
  },
  {
    name: "a constant without a value",
    language: "javascript",
    spoil: (code) => replaced(code, /^(\s*const \w+) = .*;$/m, "$1;"),
  },
  {
    name: "a function without its colon",
    language: "python",
    spoil: (code) => replaced(code, /^(def .*):$/m, "$1"),
  },
  {
    name: "a loop without its colon",
    language: "python",
    spoil: (code) => replaced(code, /^(\s*(?:for|while) .*):$/m, "$1"),
  },
  {
    name: "a bracket that is never closed",
    language: "python",
    spoil: (code) => replaced(code, /^(\s*\w+ = \w+\(.*)\)$/m, "$1"),
  },
];
