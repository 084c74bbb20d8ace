import type { KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import { languageSchema } from "../../../entities/runs/language.ts";
import type { Finding } from "../../../ports/coach/knowledge.ts";
import { findNamedPattern, holdsWord } from "../problem/find-named-pattern.ts";
import { type GeneralTopic, languageNamedIn, type Question, type Topic } from "../question.ts";
import { addSecondEntry } from "./add-second-entry.ts";
import { answerFromEntry, languageNames } from "./entry-answer.ts";
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

/** Answers "what is …" and "how do I …" from an entry that fits well. */
export const aboutDefinition: GeneralTopic = async (asked, sources) => {
  if (!(DEFINING.test(asked.plain) || HOW_TO.test(asked.plain))) return null;
  const isOwn = THIS_PROBLEM.test(asked.plain);
  // About the learner's own program only general ways to debug it are answered here.
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

const WORD_FOR_WORD = 0.97;

/** Answers a question that is nearly word for word how an entry about this workbench, or an idea, is asked for. */
export const aboutCertainKnowledge: GeneralTopic = async (asked, sources) =>
  /\b(errors?|crash\w*|fail\w*)\b/.test(asked.plain)
    ? null
    : ((await answerFrom(asked, sources, CERTAIN, ({ kind }) => kind === "foothold")) ??
      (await answerFrom(asked, sources, WORD_FOR_WORD, ({ kind }) => kind === "idea")));

const PLAINLY = 0.9;
/** Asked as one asks about a language: a way to do something, a word, or only its name. */
const ASKS_PLAINLY =
  /\bhow (do|can|could|would|to|should) ?(i|you|we|one)?\b|^(so |ok |and |hey |hi )?(whats|what is|what are|what does|explain|define)\b|\bis there an? (way|function|method|built)\b/;
const BEGINS_WHETHER =
  /^(can|is|are|does|do|may|must|will|could|should|am|did|why|where|which|who|when|give|show|tell|write|send)\b/;
const SHORT = 4;
/** Words that make a question one about the task, the own program or the solution. */
const NOT_PLAIN =
  /\b(my|mine|me|solutions?|answers?|tasks?|problem|statement|line \d+|tests?|here|whole|full|complete|this|solve|hints?)\b/;

/** A question about the language that is asked nearly word for word as an entry is asked for. */
export const aboutPlainKnowledge: GeneralTopic = (asked, sources) => {
  const { plain } = asked;
  if (NOT_PLAIN.test(plain) || THIS_PROBLEM.test(plain)) return null;
  const isFragment = plain.split(" ").length <= SHORT && !BEGINS_WHETHER.test(plain);
  if (!isFragment && !ASKS_PLAINLY.test(plain)) return null;
  if (!isFragment && termsOf(asked.question).length < 2) return null;
  return answerFrom(asked, sources, PLAINLY, ({ kind }) => kind === "basic" || kind === "error");
};

const ASKS_WAY = /\bhow (do|can|could|would|to|should) (i|you|we|one)?\b|\b(syntax|built ?in)\b/;
/** What is asked for help, not about the language. */
const ASKS_HELP =
  /\b(start|begin|solve|debug|fix|go on|continue|know|approach|hints?|step|find (the|a|out)|this|it|that)\b/;

/** How something is done in the language, before the statement is searched for its words. */
export const aboutWay: Topic = (asked, sources) => {
  const { plain, attempt } = asked;
  if (["UNDERSTAND", "PLAN"].includes(attempt.v2Step ?? "")) return null;
  if (NOT_PLAIN.test(plain) || THIS_PROBLEM.test(plain) || ASKS_HELP.test(plain)) return null;
  const isAsked = ASKS_WAY.test(plain) || languageNamedIn(plain) !== null;
  return isAsked ? answerFrom(asked, sources, LIKELY, ({ kind }) => kind === "basic") : null;
};

const NEARLY_CERTAIN = 0.8;

/** While the learner writes, what is asked nearly word for word is about the language rather than about the task. */
export const aboutNearlyCertain: Topic = (asked, sources) =>
  ["UNDERSTAND", "PLAN"].includes(asked.attempt.v2Step ?? "")
    ? null
    : answerFrom(asked, sources, NEARLY_CERTAIN);

/** Answers from an entry that fits well, whatever form the question has. */
export const aboutSureKnowledge: GeneralTopic = (asked, sources) =>
  answerFrom(asked, sources, SURE);

const SURELY_BASIC = 0.75;

/** While the task is being read a language's words must fit better. */
export const aboutSureInStep: Topic = (asked, sources) =>
  answerFrom(asked, sources, asked.attempt.v2Step === "UNDERSTAND" ? SURELY_BASIC : SURE);

/** While the task is being read, a question in words of the statement is about the task, not about a language. */
function isAboutTask(asked: Parameters<GeneralTopic>[0] & Partial<Question>): boolean {
  if (asked.attempt?.v2Step !== "UNDERSTAND" || !asked.problem) return false;
  const stated = new Set(termsOf(asked.problem.statement));
  return termsOf(asked.question).every((term) => stated.has(term));
}

/** Answers from an entry that fits less well; tried after every topic that knows the problem. */
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
  /\b(like im|like i am|simpl[ey]|simple (words|terms)|plain (words|english)|eli5|for (beginners|dummies|a beginner)|in short|easy words|easily|normal words|real ?life|real world|everyday|daily life|analogy|metaphor|a (child|kid))\b/;

async function answerFrom(
  asked: Parameters<GeneralTopic>[0],
  { library }: Parameters<GeneralTopic>[1],
  threshold: number,
  isMeant: (entry: KnowledgeEntry) => boolean = () => true,
) {
  const { question, plain, language } = asked;
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

/** What only another language has, as that language's: “what is an interface” asked in Python. */
export const aboutOtherLanguage: GeneralTopic = async (asked, sources) => {
  if (!DEFINING.test(asked.plain) && !HOW_TO.test(asked.plain)) return null;
  if (languageNamedIn(asked.plain) || THIS_PROBLEM.test(asked.plain)) return null;
  for (const language of languageSchema.options.filter((each) => each !== asked.language)) {
    const answer = await answerFrom({ ...asked, language }, sources, SURELY_DEFINED);
    if (answer) {
      const lead = `That belongs to ${languageNames[language]}.`;
      return { ...answer, summary: `${lead} ${answer.summary}` };
    }
  }
  return null;
};

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
