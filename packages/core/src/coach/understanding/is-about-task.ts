import type { Problem } from "../../entities/catalog/problem.ts";
import { explanationFields } from "../../entities/catalog/problem-teaching.ts";
import { isTypoOf } from "./is-typo-of.ts";
import { understandWords } from "./split-sentences.ts";

/** An honest text shares at least this much of its words with the task or with its authored phrasings. */
export const LEAST_SHARE_OF_TASK = 0.35;
export const LEAST_SHARE_OF_RUBRIC = 0.7;

/** Whether a text uses the words of this task; a single word in common is not enough. */
export function isAboutTask(text: string, problem: Problem): boolean {
  // Numbers and names such as `i` say nothing about which task it is.
  const words = wordsOfWeight(text).filter((word) => !/^(?:\d+|[a-z])$/.test(word));
  const { task, rubric } = vocabularyOf(problem);
  const shareIn = (known: readonly string[]) =>
    words.filter((word) => known.some((other) => isTypoOf(word, other))).length / words.length;
  if (words.length === 0) return false;
  return (
    shareIn(task) >= LEAST_SHARE_OF_TASK || shareIn([...task, ...rubric]) >= LEAST_SHARE_OF_RUBRIC
  );
}

type Vocabulary = { task: string[]; rubric: string[] };

const read = new WeakMap<Problem, Vocabulary>();

function vocabularyOf(problem: Problem): Vocabulary {
  const kept = read.get(problem);
  if (kept) return kept;
  const { title, statement, constraints, examples, signature, misreadings, rubric } = problem;
  const typed = [...signature.parameters.map(({ name }) => name), signature.returns.type];
  const types = signature.parameters.map(({ type }) => type);
  const explained = examples.map(({ explanation }) => explanation);
  const misread = misreadings.flatMap(({ reading, question }) => [reading, question]);
  const phrasings = explanationFields.flatMap((field) =>
    [...rubric[field].concepts, ...rubric[field].misconceptions].flatMap((one) => one.phrasings),
  );
  const made = {
    task: wordsOfWeight(
      [title, statement, ...constraints, ...explained, ...misread, ...typed, ...types].join("\n"),
    ),
    rubric: wordsOfWeight(phrasings.join("\n")),
  };
  read.set(problem, made);
  return made;
}

function wordsOfWeight(text: string): string[] {
  return [
    ...new Set(
      understandWords(text)
        .filter(({ weight }) => weight === 1)
        .map(({ stem }) => stem),
    ),
  ];
}
