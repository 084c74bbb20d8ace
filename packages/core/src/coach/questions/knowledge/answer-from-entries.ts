import type { KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import type { Finding } from "../../../ports/coach/knowledge.ts";
import { type GeneralTopic, languageNamedIn, type Question } from "../question.ts";
import { addSecondEntry } from "./add-second-entry.ts";
import { answerFromEntry } from "./entry-answer.ts";
import { termsOf } from "./search/question-terms.ts";

/** From which confidence on an entry is an answer. */
export const SURE = 0.62;
export const LIKELY = 0.5;

export const DEFINING =
  /^(so |and |but |ok |hey |hi )?(whats|wat is|wats|what is|what are|what does|what do|explain|define|describe|meaning of|tell me (about|what))\b|\bmeans?\b|\bvs\b|\bdifference\b/;
export const HOW_TO =
  /\bhow (do|does|did|can|could|to|would|is|are|about)\b|\bhow\b.{0,20}\bworks?\b|\bcan (i|you|we)\b|\bis there a (way|function|method)\b|\bdo i (need|have)\b|\bwhy (is|are|do|does|can)\b/;

/** Wants it in simple words from the start. */
const IN_SIMPLE_WORDS =
  /\b(like im|like i am|simpl[ey]|simple (words|terms)|plain (words|english)|eli5|for (beginners|dummies|a beginner)|in short|easy words|easily|normal words|real ?life|real world|everyday|daily life|analogy|metaphor|a (child|kid))\b/;

/** The best entry as an answer; null where none fits as well as `threshold`, or the best is not meant. */
export async function answerFrom(
  asked: Parameters<GeneralTopic>[0],
  { library }: Parameters<GeneralTopic>[1],
  threshold: number,
  isMeant: (entry: KnowledgeEntry) => boolean = () => true,
) {
  const { question, plain, language } = asked;
  if (/^who (invented|made|created|discovered|wrote)\b/.test(plain)) return null;
  const found = await library.findEntries(question, language);
  const best = preferred(found, plain);
  if (best?.found.kind === "basic" && isAboutTask(asked)) return null;
  if (!best || best.confidence < threshold || !isMeant(best.found)) return null;
  // A single fitting word is an answer only if the question asks for that word.
  if (termsOf(question).length < 2 && !asksForWord(plain, best.found)) return null;
  const answer = addSecondEntry(await answerFromEntry(best.found, language, library), best, found, {
    question,
    language,
  });
  const { simple } = best.found;
  return simple !== undefined && IN_SIMPLE_WORDS.test(plain)
    ? { ...answer, summary: `${simple} ${answer.summary}` }
    : answer;
}

/** While the task is being read, a question in words of the statement is about the task, not about a language. */
function isAboutTask(asked: Parameters<GeneralTopic>[0] & Partial<Question>): boolean {
  if (asked.attempt?.v2Step !== "UNDERSTAND" || !asked.problem) return false;
  const stated = new Set(termsOf(asked.problem.statement));
  return termsOf(asked.question).every((term) => stated.has(term));
}

const ALIKE = 0.4;

/**
 * Whether the question asks what a word means or how to do something, is little more than the word, or is close to one
 * of the ways in which the entry is asked for.
 */
function asksForWord(plain: string, { asks }: KnowledgeEntry): boolean {
  if (
    DEFINING.test(plain) ||
    HOW_TO.test(plain) ||
    languageNamedIn(plain) !== null ||
    /\b(what (is|does|do|are)|whats|equivalent|version of|is there|does \w+ have|exists?|syntax|cant remember|forgot)\b/.test(
      plain,
    )
  )
    return true;
  const words = wordsOf(plain);
  if (words.size <= 3) return true;
  return asks.some((ask) => {
    const others = wordsOf(ask.toLowerCase());
    const shared = [...words].filter((word) => others.has(word)).length;
    return shared / (words.size + others.size - shared) >= ALIKE;
  });
}

const MAX_WORDS = 40;
const wordsOf = (text: string): Set<string> =>
  new Set((text.match(/[a-z0-9]+/g) ?? []).slice(0, MAX_WORDS));

/** Two entries that fit nearly alike are told apart by what is wanted: how to do it, or what it is. */
const NEARLY_ALIKE = 0.06;

function preferred(found: readonly Finding<KnowledgeEntry>[], plain: string) {
  const [best] = found;
  const wanted = HOW_TO.test(plain) ? "basic" : DEFINING.test(plain) ? "idea" : null;
  if (!best || wanted === null || best.found.kind === wanted) return best;
  return (
    found.find(
      ({ found: entry, confidence }) =>
        entry.kind === wanted && best.confidence - confidence <= NEARLY_ALIKE,
    ) ?? best
  );
}
