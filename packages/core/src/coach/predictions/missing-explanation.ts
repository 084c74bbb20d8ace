import type { UnderstandPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { findGaming, isOtherLanguage } from "../authored/find-gaming.ts";
import type { Finding } from "../authored/read-explanation.ts";
import { looksLikeCode } from "../reading/looks-like-code.ts";
import { splitWords } from "../reading/split-words.ts";
import { isAboutTask } from "../understanding/is-about-task.ts";

/** A text with fewer different words than this explains nothing. */
export const LEAST_WORDS = 6;

/**
 * Why a text is not the learner's own attempt to explain the task; null when it is one. For a learner who predicts
 * right, nothing else about the words matters.
 */
export function missingExplanation(problem: Problem, sent: UnderstandPayload): Finding | null {
  const explanation = withSpaces(sent.explanation);
  const payload = { ...sent, explanation };
  if (new Set(splitWords(explanation).map(({ text }) => text)).size < LEAST_WORDS) {
    return {
      label: "This is too short to be an explanation.",
      question: "What does the function get, what does it do with it, and what does it give back?",
    };
  }
  if (looksLikeCode(explanation)) {
    return {
      label: "This is code, not an explanation.",
      question: "How would you say the same in two or three sentences, without code?",
    };
  }
  const [gaming] = findGaming(problem, payload);
  if (gaming) return gaming;
  if (asksToBeSpared(explanation) || speaksToCoach(explanation)) {
    return {
      label: "This is about the explanation, not about the problem.",
      question: "What does this problem give you, and what does it ask for?",
    };
  }
  if (isOtherLanguage(problem, payload, LEAST_WORDS) || isAboutTask(explanation, problem))
    return null;
  return {
    label: "This does not seem to be about this problem.",
    question: "What does this problem give you, and what does it ask for?",
  };
}

/** Scripts that put no space between words: how much was written shows in the signs. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

function withSpaces(text: string): string {
  return text.replaceAll(unspaced, " $& ");
}

const SPARE_ME =
  /\b(trust me|believe me|skip this|let me (go|pass|skip)|(already|obviously) (know|knew|solved|did|done)|why do i have to|(give|tell|show) me (the (answer|solution)|what to write)|do (this|it) later|do(n[’']?t| not) (really |even )?(know|understand) what (this|it|to))\b/i;

/** Matches instructions to the judge that stand in place of an explanation. */
const TO_COACH =
  /\b(you are (the|a) (coach|assistant|judge|teacher)|(ignore|forget) (all|any|the|your) (previous|earlier|other )?\s?(instructions?|rules|prompt)|repeat after me|the learner (passes|passed|understands|has (passed|understood|shown))|(mark|count|set) (me|this|it|status|the status|as)( to| as)? pass(ed)?|status\W{1,4}pass|system (prompt|message))\b/i;

function speaksToCoach(explanation: string): boolean {
  return TO_COACH.test(explanation);
}

function asksToBeSpared(explanation: string): boolean {
  return SPARE_ME.test(explanation);
}
