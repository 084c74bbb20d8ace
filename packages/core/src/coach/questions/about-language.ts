import type { Topic } from "./question.ts";

const LANGUAGE =
  /\b(syntax|in (python|javascript|typescript|js|py)|for loop|while loop|console log|print statement|append|push|splice|slice|dictionar(y|ies)|dict|import|semicolon|indent(ation)?|how (do|can|to)( i| you| we)? (declare|define|make|create|sort|loop|reverse|split|join|convert|iterate|print|round))\b/;

export const aboutLanguage: Topic = ({ plain }) =>
  LANGUAGE.test(plain)
    ? "This is about the language, and I only know what was written with this problem. The language’s own manual " +
      "answers it best. Or try it: write one line, run the visible tests, and read what comes back."
    : null;
