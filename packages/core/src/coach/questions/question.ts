import type { Patterns } from "../../ports/catalog.ts";
import type { CoachContext } from "../../ports/coach/coach.ts";
import type { CheckWithReference } from "../examples/check-with-reference.ts";
import { contentStems, splitWords } from "../reading/split-words.ts";

export type Question = CoachContext & {
  question: string;
  /** In lower case, with single spaces and without quotes. */
  plain: string;
  meaning: string[];
};

export type Sources = {
  runReference: CheckWithReference;
  patterns: Patterns;
};

/** null: the question is about something else. */
export type Topic = (asked: Question, sources: Sources) => Promise<string | null> | string | null;

export function readQuestion(context: CoachContext & { question: string }): Question {
  const plain = context.question
    .toLowerCase()
    .replaceAll(/['’`´"“”]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return { ...context, plain, meaning: contentStems(splitWords(context.question)) };
}
