import type { KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import { languageSchema } from "../../../entities/runs/language.ts";
import { findNamedPattern, holdsWord } from "../problem/find-named-pattern.ts";
import { type GeneralTopic, languageNamedIn, type Topic } from "../question.ts";
import { answerFrom, DEFINING, HOW_TO, LIKELY, SURE } from "./answer-from-entries.ts";
import { languageNames } from "./entry-answer.ts";
import { termsOf } from "./search/question-terms.ts";

const CERTAIN = 0.88;

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

/** An entry that also answers questions about the learner's own program, because running it would not. */
const ASKED_OF_OWN = "space-cost";

/** Answers a question that nearly repeats one of the questions of an entry about this workbench. */
export const aboutCertainKnowledge: GeneralTopic = (asked, sources) =>
  /\b(errors?|crash\w*|fail\w*)\b/.test(asked.plain)
    ? null
    : answerFrom(
        asked,
        sources,
        CERTAIN,
        ({ kind, id }) => kind === "foothold" || id === ASKED_OF_OWN,
      );

const PLAINLY = 0.9;
/** Matches typical questions about a language: how to do something, what a word means. */
const ASKS_PLAINLY =
  /\bhow (do|can|could|would|to|should) ?(i|you|we|one)?\b|^(so |ok |and |hey |hi )?(whats|what is|what are|what does|explain|define)\b|\bis there an? (way|function|method|built)\b/;
const BEGINS_WHETHER =
  /^(can|is|are|does|do|may|must|will|could|should|am|did|why|where|which|who|when|give|show|tell|write|send)\b/;
const SHORT = 4;
/** Words that make a question one about the task, the own program or the solution. */
const NOT_PLAIN =
  /\b(my|mine|me|solutions?|answers?|tasks?|problem|statement|line \d+|tests?|here|whole|full|complete|this|solve|hints?)\b/;

/** Answers a question that nearly repeats one of the questions of an entry about the language. */
export const aboutPlainKnowledge: GeneralTopic = (asked, sources) => {
  const { plain } = asked;
  if (NOT_PLAIN.test(plain) || THIS_PROBLEM.test(plain)) return null;
  const isFragment = plain.split(" ").length <= SHORT && !BEGINS_WHETHER.test(plain);
  if (!isFragment && !ASKS_PLAINLY.test(plain)) return null;
  if (!isFragment && termsOf(asked.question).length < 2) return null;
  return answerFrom(asked, sources, PLAINLY, ({ kind }) => kind === "basic" || kind === "error");
};

const ASKS_WAY = /\bhow (do|can|could|would|to|should) (i|you|we|one)?\b|\b(syntax|built ?in)\b/;
/** Words of a request for help with the problem, not of a question about the language. */
const ASKS_HELP =
  /\b(start|begin|solve|debug|fix|go on|continue|know|approach|hints?|step|find (the|a|out)|this|it|that)\b/;

/** Answers how something is done in the language. Tried before the statement is searched for the same words. */
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

const LONG_MESSAGE = 12;
const LEAST_TERMS = 2;

/** In a long message only the sentence with the question is looked up. The rest is background. */
export const aboutAskedSentence: GeneralTopic = async (asked, sources) => {
  if (asked.plain.split(" ").length < LONG_MESSAGE || THIS_PROBLEM.test(asked.plain)) return null;
  const sentences = asked.question.slice(0, 500).split(/(?<=[?!])\s+|\.\s+/);
  const question = sentences.length > 1 && sentences.find((each) => /\?/.test(each));
  if (!question || question.split(" ").length < SHORT) return null;
  if (termsOf(question).length < LEAST_TERMS) return null;
  return answerFrom({ ...asked, question, plain: question.toLowerCase() }, sources, SURELY_BASIC);
};

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
