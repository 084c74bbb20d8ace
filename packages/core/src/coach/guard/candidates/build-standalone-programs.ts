import type { Problem } from "../../../entities/catalog/problem.ts";
import type { Language } from "../../../entities/runs/language.ts";
import { detectLanguage } from "../code/detect-language.ts";
import type { NovelCode } from "../novelty/find-novel-code.ts";
import type { Candidate } from "../run/candidate.ts";
import { fillFunctionBody } from "./fill-function-body.ts";
import { findFunctions } from "./find-functions.ts";
import { isExpression } from "./is-expression.ts";
import { readWholeProgram } from "./read-whole-program.ts";

/** Builds programs from the code alone: from all blocks together, from each block, and from all inline code. */
export function buildStandalonePrograms(
  novel: readonly NovelCode[],
  problem: Problem,
  learners: Language,
): Candidate[] {
  const blocks = codeInPlaces(novel, "block");
  const alone = blocks.toSorted((one, other) => other.length - one.length);
  const [all = "", spans = ""] = joinByPlace(novel);
  return buildEach([all, ...alone, spans], problem, learners);
}

/** Builds programs only from all blocks together and from all inline code together. */
export function buildCombinedPrograms(
  novel: readonly NovelCode[],
  problem: Problem,
  learners: Language,
): Candidate[] {
  return buildEach(joinByPlace(novel), problem, learners);
}

const codeInPlaces = (novel: readonly NovelCode[], ...places: NovelCode["place"][]): string[] =>
  places.flatMap((place) => novel.filter((piece) => piece.place === place).map(({ code }) => code));

const joinByPlace = (novel: readonly NovelCode[]): string[] => [
  codeInPlaces(novel, "block").join("\n"),
  codeInPlaces(novel, "inline", "loose").join("\n"),
];

function buildEach(texts: readonly string[], problem: Problem, learners: Language): Candidate[] {
  return [...new Set(texts)]
    .filter((text) => text.trim() !== "")
    .flatMap((text) => buildStandalone(problem, text, learners));
}

function buildStandalone(problem: Problem, code: string, learners: Language): Candidate[] {
  const language = detectLanguage(code, learners);
  if (language === "other") return [];
  const whole = readWholeProgram(problem, code, language);
  if (whole) return [{ ...whole, made: "alone" }];
  const asked = isExpression(code) ? `return ${code.trim()}` : code;
  const answers =
    findFunctions(code, language).length === 0 &&
    (isExpression(code)
      ? usesParameter(code, problem)
      : /\breturn\b/.test(code) || changesInPlace(problem));
  return [
    { ...fillFunctionBody(problem, asked, language), made: answers ? "alone" : "unanswering" },
  ];
}

const changesInPlace = ({ signature }: Problem): boolean => signature.resultArgument !== undefined;

const usesParameter = (code: string, { signature }: Problem): boolean =>
  signature.parameters.some(({ name }) => new RegExp(`\\b${name}\\b`).test(code));
