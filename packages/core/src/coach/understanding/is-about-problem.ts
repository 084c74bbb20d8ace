import type { Problem } from "../../entities/catalog/problem.ts";
import {
  type ExplanationField,
  explanationFields,
} from "../../entities/catalog/problem-teaching.ts";
import { isTypoOf } from "./is-typo-of.ts";
import { understandWords } from "./split-sentences.ts";

/** Words for ways of solving any problem. */
const approachWords =
  "brute force nested loops slow quadratic all pairs every combination compare greedy recursion sort count copy try wrong fails time n^2";

/** Whether a box's text is about the problem at all; the boxes beside the explanation need no more. */
export function isAboutProblem(text: string, field: ExplanationField, problem: Problem): boolean {
  const known = vocabularyOf(problem, field);
  return understandWords(text).some(
    ({ stem, weight }) => weight === 1 && known.some((other) => isTypoOf(stem, other)),
  );
}

function vocabularyOf(
  { rubric, statement, constraints, signature }: Problem,
  field: ExplanationField,
) {
  const phrasings = explanationFields.flatMap((each) =>
    [...rubric[each].concepts, ...rubric[each].misconceptions].flatMap(
      ({ phrasings: said }) => said,
    ),
  );
  const names = signature.parameters.map(({ name, type }) => `${name} ${type}`);
  const more = field === "wrongApproach" ? [approachWords] : [signature.returns.type];
  const words = understandWords(
    [statement, ...constraints, ...phrasings, ...names, ...more].join("\n"),
  );
  return [...new Set(words.filter(({ weight }) => weight === 1).map(({ stem }) => stem))];
}
