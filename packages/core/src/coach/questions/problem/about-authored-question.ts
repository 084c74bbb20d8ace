import type { ProblemQuestion } from "../../../entities/catalog/problem-teaching.ts";
import type { KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import type { Finding } from "../../../ports/coach/knowledge.ts";
import type { Answer } from "../answer.ts";
import type { Question, Sources, Topic } from "../question.ts";
import { todosFor } from "../steps/step-todos.ts";
import { findInStatement } from "./find-in-statement.ts";

const SURE = 0.6;
const LIKELY = 0.4;
const NEAREST = 0.15;
/** An entry about languages and ideas that fits so much better is what was asked for. */
const CLEARLY_BETTER = 0.08;

/** A question that is authored for this problem: why not another way, what to remember, a case at the edge. */
export const aboutAuthoredQuestion: Topic = (asked, sources) =>
  answerAuthored(asked, sources, SURE);

/** “should i use a stack or a queue here”: asked of this problem, before what the words mean in general. */
export const aboutAuthoredHere: Topic = (asked, sources) =>
  HERE.test(asked.plain) ? answerAuthored(asked, sources, LIKELY) : null;

const HERE = /\b(here|(for|in|of|with) this (problem|task|one|exercise))\b/;

export const aboutLikelyAuthoredQuestion: Topic = (asked, sources) =>
  answerAuthored(asked, sources, LIKELY);

/** For what is surely about the problem, and where nothing else is known. */
export const aboutNearestAuthoredQuestion = (asked: Question, sources: Sources) =>
  answerAuthored(asked, sources, NEAREST);

async function answerAuthored(
  asked: Question,
  { library }: Sources,
  least: number,
): Promise<Answer | null> {
  const [best, second] = await library.findQuestions(asked.problem.questions, asked.question);
  if (!best || best.confidence < least) return null;
  const [entry] = await library.findEntries(asked.question, asked.language);
  if (entry && entry.confidence > best.confidence + CLEARLY_BETTER) return null;
  if (entry && entry.confidence >= DEFINED && WHAT_IS.test(asked.plain)) return null;
  const general = entry && entry.confidence >= ALSO_MEANT ? entry.found : null;
  return answerFromQuestion(asked, { best, second, general });
}

/** Asks for a word itself, which an entry explains better than what is said about this problem. */
const WHAT_IS =
  /^(?:\w+ ){0,2}(?:whats?|what is|what are|what does|explain|define) (?:an? )?\w+(?: \w+)?[?.! ]*$/;
const DEFINED = 0.5;
const ALSO_MEANT = 0.6;

const STATED = 0.4;
const CLOSE = 0.25;

/** The authored words, what the statement says about it, and the second best as a question that may have been meant. */
function answerFromQuestion(
  asked: Question,
  {
    best,
    second,
    general,
  }: {
    best: Finding<ProblemQuestion>;
    second: Finding<ProblemQuestion> | undefined;
    general: KnowledgeEntry | null;
  },
): Answer {
  const stated = findInStatement(asked);
  const sentences = stated.share >= STATED ? stated.sentences : [];
  const other = second && second.confidence >= CLOSE ? second.found.asks[0] : undefined;
  return {
    topic: "problem",
    summary: best.found.text,
    sections: [
      ...(sentences.length > 0
        ? [{ heading: "The problem says", content: sentences.join(" ") }]
        : []),
      ...(general ? [{ heading: `In general: ${general.title}`, content: general.text }] : []),
    ],
    next: [...(other === undefined ? [] : [asQuestion(other)]), ...(todosFor(asked).next ?? [])],
  };
}

const asQuestion = (ask: string): string =>
  `${ask.charAt(0).toUpperCase()}${ask.slice(1).replaceAll(/\bi\b/g, "I")}?`;
