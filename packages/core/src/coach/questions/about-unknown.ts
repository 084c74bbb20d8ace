import { isForeignLanguage } from "../reading/gaming.ts";
import { splitWords } from "../reading/split-words.ts";
import { suggestNextThing } from "./about-step.ts";
import type { Question, Topic } from "./question.ts";

/** Only a longer question counts as foreign, since short ones are often all names and numbers. */
export const aboutForeignLanguage: Topic = ({ question }) =>
  isForeignLanguage(splitWords(question), new Set())
    ? "I read English only. Can you ask it in short and simple English?"
    : null;

export function answerUnknown(asked: Question): string {
  return [
    "I do not know that. I answer from what was written with this problem: what it asks for, its limits and",
    "examples, what a term or a pattern means, what this step asks, and what your last run showed.",
    "Give me an input and what you think comes out, and I run it.",
    suggestNextThing(asked),
  ].join(" ");
}
