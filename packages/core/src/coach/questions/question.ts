import type { Patterns } from "../../ports/catalog.ts";
import type { CoachContext } from "../../ports/coach.ts";
import type { RunReference } from "../authored/run-reference.ts";
import { meaningOf, wordsOf } from "../reading/words.ts";

export type Question = CoachContext & {
  question: string;
  /** Small letters, one space between words, no quotes of any kind. */
  plain: string;
  meaning: string[];
};

export type Sources = {
  runReference: RunReference;
  patterns: Patterns;
};

/** null: this is not what the question is about. */
export type Topic = (asked: Question, sources: Sources) => Promise<string | null> | string | null;

export function questionIn(context: CoachContext & { question: string }): Question {
  const plain = context.question
    .toLowerCase()
    .replaceAll(/['’`´"“”]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return { ...context, plain, meaning: meaningOf(wordsOf(context.question)) };
}
