import { glossary } from "./glossary.ts";
import type { Topic } from "./question.ts";

const DEFINING =
  /\b(what(s| is| are| does| do| was)|whats|mean(s|ing)?|define|definition|explain|difference|term|word)\b/;

export const aboutTerm: Topic = ({ plain }) => {
  if (!DEFINING.test(plain)) return null;
  const terms = glossary.filter(({ names }) => names.some((name) => termPattern(name).test(plain)));
  if (terms.length === 0 || !isShort(plain)) return null;
  return terms
    .slice(0, 2)
    .map(({ meaning }) => meaning)
    .join("\n\n");
};

/** “the constraints” are those of this problem, “a constraint” is the word. */
function termPattern(name: string): RegExp {
  return new RegExp(`(?<!\\b(?:the|this|these|that|which|my|your|our) )\\b${name}(s|es)?\\b`);
}

const MAX_WORDS = 12;

/** A short question asks what a term means; a long one only uses it. */
function isShort(plain: string): boolean {
  return plain.split(" ").length <= MAX_WORDS;
}
