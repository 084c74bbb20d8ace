import type { KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import { findNamedPattern, holdsWord } from "../problem/find-named-pattern.ts";
import type { GeneralTopic } from "../question.ts";
import { answerFromEntry } from "./entry-answer.ts";

/** From which confidence on an entry is an answer. */
export const SURE = 0.62;
export const LIKELY = 0.42;
const CERTAIN = 0.88;

export const DEFINING =
  /^(so |and |but |ok |hey |hi )?(whats|what is|what are|what does|what do|explain|define|describe|meaning of|tell me (about|what))\b|\bmeans?\b|\bvs\b|\bdifference\b/;
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
  answerFrom(asked, sources, CERTAIN, ({ kind }) => kind === "foothold");

/** What surely is about a language, an idea or the workbench, however it is asked. */
export const aboutSureKnowledge: GeneralTopic = (asked, sources) =>
  answerFrom(asked, sources, SURE);

/** What may well be about it, asked after everything that knows the problem. */
export const aboutLikelyKnowledge: GeneralTopic = (asked, sources) =>
  answerFrom(asked, sources, LIKELY);

async function answerFrom(
  { question, language }: Parameters<GeneralTopic>[0],
  { library }: Parameters<GeneralTopic>[1],
  threshold: number,
  isMeant: (entry: KnowledgeEntry) => boolean = () => true,
) {
  const [best] = await library.findEntries(question, language);
  return best && best.confidence >= threshold && isMeant(best.found)
    ? answerFromEntry(best.found, language, library)
    : null;
}
