import type { Language } from "../../../entities/attempt/attempt-mode.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import { languageOf } from "../code/language-of.ts";
import type { NovelCode } from "../own/novel-code.ts";
import type { Candidate } from "../run/program.ts";
import { fillBody } from "./fill-body.ts";
import { functionsIn } from "./functions-in.ts";
import { isExpression } from "./is-expression.ts";
import { wholeProgram } from "./whole-program.ts";

/** What can stand by itself: all blocks together, each alone, the spans of the sentences in a row. */
export function standingPrograms(
  novel: readonly NovelCode[],
  problem: Problem,
  learners: Language,
): Candidate[] {
  const blocks = codesAt(novel, "block");
  const alone = blocks.toSorted((one, other) => other.length - one.length);
  const [all = "", spans = ""] = joined(novel);
  return standingOf([all, ...alone, spans], problem, learners);
}

/** Only what all blocks, and all spans, come to together. */
export function standingTogether(
  novel: readonly NovelCode[],
  problem: Problem,
  learners: Language,
): Candidate[] {
  return standingOf(joined(novel), problem, learners);
}

const codesAt = (novel: readonly NovelCode[], ...places: NovelCode["place"][]): string[] =>
  places.flatMap((place) => novel.filter((piece) => piece.place === place).map(({ code }) => code));

const joined = (novel: readonly NovelCode[]): string[] => [
  codesAt(novel, "block").join("\n"),
  codesAt(novel, "inline", "loose").join("\n"),
];

function standingOf(texts: readonly string[], problem: Problem, learners: Language): Candidate[] {
  return [...new Set(texts)]
    .filter((text) => text.trim() !== "")
    .flatMap((text) => standing(problem, text, learners));
}

function standing(problem: Problem, code: string, learners: Language): Candidate[] {
  const language = languageOf(code, learners);
  if (language === "other") return [];
  const whole = wholeProgram(problem, code, language);
  if (whole) return [{ ...whole, made: "alone" }];
  const asked = isExpression(code) ? `return ${code.trim()}` : code;
  const answers =
    functionsIn(code, language).length === 0 &&
    (isExpression(code) ? uses(code, problem) : /\breturn\b/.test(code) || changesInPlace(problem));
  return [{ ...fillBody(problem, asked, language), made: answers ? "alone" : "unanswering" }];
}

const changesInPlace = ({ signature }: Problem): boolean => signature.resultArgument !== undefined;

const uses = (code: string, { signature }: Problem): boolean =>
  signature.parameters.some(({ name }) => new RegExp(`\\b${name}\\b`).test(code));
