import type { KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import type { Finding } from "../../../ports/coach/knowledge.ts";
import { findNamedPattern, holdsWord } from "../problem/find-named-pattern.ts";
import type { GeneralTopic, Topic } from "../question.ts";
import { answerFromEntry } from "./entry-answer.ts";
import { termsOf } from "./question-terms.ts";

/** From which confidence on an entry is an answer. */
export const SURE = 0.62;
export const LIKELY = 0.5;
const CERTAIN = 0.88;

export const DEFINING =
  /^(so |and |but |ok |hey |hi )?(whats|wat is|wats|what is|what are|what does|what do|explain|define|describe|meaning of|tell me (about|what))\b|\bmeans?\b|\bvs\b|\bdifference\b/;
const HOW_TO =
  /\bhow (do|does|did|can|could|to|would|is|are|about)\b|\bhow\b.{0,20}\bworks?\b|\bcan (i|you|we)\b|\bis there a (way|function|method)\b|\bdo i (need|have)\b|\bwhy (is|are|do|does|can)\b/;
/** “the constraints” are those of this problem, “a constraint” is the word. */
const THIS_PROBLEM =
  /\b(the|this|my|these|our|that) (\w+ )?(constraints?|limits?|problems?|tasks?|examples?|inputs?|outputs?|numbers?|statement|exercise|tests?|result|parameters?|arguments?|code|program|solution|loop|approach|idea|plan|explanation|pattern|pass|error|amount|target)\b|\bexample (\d|one|two|three)\b|\bmy function\b|\bthe function (return|get|take)|\bhere\b/;

/** What asks for a word's meaning or for how something is done, and is surely known. */
export const aboutDefinition: GeneralTopic = async (asked, sources) => {
  if (!(DEFINING.test(asked.plain) || HOW_TO.test(asked.plain))) return null;
  const isOwn = THIS_PROBLEM.test(asked.plain);
  // Of one's own program only the ways to work on it are asked for in general.
  const kinds = isOwn ? ["debugging", "foothold"] : null;
  if (isOwn && !/\bhow\b/.test(asked.plain)) return null;
  const pattern = await findNamedPattern(asked, sources);
  const isMeant = ({ asks, title }: KnowledgeEntry) =>
    !pattern ||
    [title, ...asks].some((ask) => holdsWord(ask.toLowerCase(), pattern.name.toLowerCase()));
  return answerFrom(
    asked,
    sources,
    SURE,
    (entry) => isMeant(entry) && (!kinds || kinds.includes(entry.kind)),
  );
};

/** What is asked about this workbench nearly word for word. */
export const aboutCertainKnowledge: GeneralTopic = (asked, sources) =>
  /\b(errors?|crash\w*|fail\w*)\b/.test(asked.plain)
    ? null
    : answerFrom(asked, sources, CERTAIN, ({ kind }) => kind === "foothold");

const NEARLY_CERTAIN = 0.8;

/** While the learner writes, what is asked nearly word for word is about the language rather than about the task. */
export const aboutNearlyCertain: Topic = (asked, sources) =>
  ["UNDERSTAND", "PLAN"].includes(asked.attempt.v2Step ?? "")
    ? null
    : answerFrom(asked, sources, NEARLY_CERTAIN);

/** What surely is about a language, an idea or the workbench, however it is asked. */
export const aboutSureKnowledge: GeneralTopic = (asked, sources) =>
  answerFrom(asked, sources, SURE);

/** What may well be about it, asked after everything that knows the problem. */
export const aboutLikelyKnowledge: GeneralTopic = (asked, sources) =>
  answerFrom(asked, sources, LIKELY);

/** “what is a graph, like a chart?”: the word that is asked for, without what stands around it. */
const DEFINED_WORD =
  /\b(?:whats?|what is|what are|what does|what do|wat is|explain|define|meaning of|tell me about|what is meant by|whats meant by)\s+(?:an? |the |by |about |what an? )?([^,?.!;:]{2,40}?)(?= like | and how | and why | and when | means?\b| is\b| are\b| in (?:general|plain|simple|short)|[,?.!;:]|$)/;
const SURELY_DEFINED = 0.8;

export const aboutDefinedWord: GeneralTopic = async (asked, sources) => {
  const word = DEFINED_WORD.exec(asked.plain.slice(0, 300))?.[1];
  if (word === undefined || THIS_PROBLEM.test(asked.plain)) return null;
  return answerFrom({ ...asked, question: `what is ${word}` }, sources, SURELY_DEFINED);
};

/** Wants it in simple words from the start. */
const IN_SIMPLE_WORDS =
  /\b(like im|like i am|simpl[ey]|simple (words|terms)|plain (words|english)|eli5|for (beginners|dummies|a beginner)|in short|easy words|easily)\b/;

async function answerFrom(
  { question, plain, language }: Parameters<GeneralTopic>[0],
  { library }: Parameters<GeneralTopic>[1],
  threshold: number,
  isMeant: (entry: KnowledgeEntry) => boolean = () => true,
) {
  const found = await library.findEntries(question, language);
  const best = preferred(found, plain);
  if (!best || best.confidence < threshold || !isMeant(best.found)) return null;
  // One word that fits is an answer only to whoever asks for that word.
  if (termsOf(question).length < 2 && !asksForWord(plain, best.found)) return null;
  const answer = await answerFromEntry(best.found, language, library);
  const { simple } = best.found;
  return simple !== undefined && IN_SIMPLE_WORDS.test(plain)
    ? { ...answer, summary: `${simple} ${answer.summary}` }
    : answer;
}

const ALIKE = 0.4;

/** Asks for a word or how to do something, is hardly more than the word, or is put much like a way of asking. */
function asksForWord(plain: string, { asks }: KnowledgeEntry): boolean {
  if (
    DEFINING.test(plain) ||
    HOW_TO.test(plain) ||
    /\b(what is that|equivalent|version of)\b/.test(plain)
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
