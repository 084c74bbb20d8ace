import type { Language } from "../../entities/runs/language.ts";
import type { Patterns } from "../../ports/catalog.ts";
import type { CoachContext } from "../../ports/coach/coach-context.ts";
import type { ChatRequest, PastExchange } from "../../ports/coach/converse.ts";
import type { CodeReader, Library } from "../../ports/coach/knowledge.ts";
import type { Runner } from "../../ports/runs.ts";
import type { CheckWithReference } from "../examples/check-with-reference.ts";
import type { FindCounterexample } from "../failures/find-counterexample.ts";
import type { FindKnownBug } from "../failures/find-known-bug.ts";
import { contentStems, splitWords } from "../reading/split-words.ts";
import type { Answer } from "./answer.ts";
import { spellOut } from "./spell-out.ts";

/** A message and what was said before it, wherever it is asked. */
export type Asked = {
  question: string;
  /** Small letters, one space between words, no quotes of any kind. */
  plain: string;
  meaning: string[];
  /** The language that the question names, or else that of the attempt. */
  language: Language;
  past: readonly PastExchange[];
  /** Something to do where the learner is, as a sentence. */
  suggestion: string;
  /** An example of what they work on, as a sentence; empty where there is none. */
  example: string;
};

/** A question asked in an attempt. */
export type Question = Asked & CoachContext & Pick<ChatRequest, "ownFiles">;

export type Sources = {
  runReference: CheckWithReference;
  patterns: Patterns;
  runner: Pick<Runner, "run" | "trace">;
  findKnownBug: FindKnownBug;
  findCounterexample: FindCounterexample;
  library: Library;
  code: CodeReader;
};

type Told = Answer | string | null;
/** null: the topic does not know the question. A plain text is an answer that later messages cannot refer to. */
export type Topic = (asked: Question, sources: Sources) => Promise<Told> | Told;
/** A topic that needs no attempt. */
export type GeneralTopic = (asked: Asked, sources: Sources) => Promise<Told> | Told;

const named: readonly [RegExp, Language][] = [
  [/\b(typescript|ts)\b/, "typescript"],
  [/\b(javascript|js|node ?js|in node)\b/, "javascript"],
  [/\b(python|py|python3)\b/, "python"],
];

export function readAsked(
  typed: string,
  language: Language,
  past: readonly PastExchange[] = [],
): Omit<Asked, "suggestion" | "example"> {
  const question = spellOut(typed);
  const plain = question
    .toLowerCase()
    .replaceAll(/['’`´"“”]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return {
    question,
    plain,
    meaning: contentStems(splitWords(question)),
    language: languageNamedIn(plain) ?? language,
    past,
  };
}

export function languageNamedIn(plain: string): Language | null {
  return named.find(([name]) => name.test(plain))?.[1] ?? null;
}
