import type { UnderstandPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { findGaming, isOtherLanguage } from "../authored/find-gaming.ts";
import type { Finding } from "../authored/read-explanation.ts";
import { looksLikeCode } from "../reading/looks-like-code.ts";
import { splitWords } from "../reading/split-words.ts";
import { isAboutProblem } from "../understanding/is-about-problem.ts";

/** Fewer words than this explain nothing. */
export const LEAST_WORDS = 6;

/**
 * Why a text is no attempt of the learner's own to explain the task; null where it is one. Nothing else about the
 * words holds anybody back who predicts right.
 */
export function missingExplanation(problem: Problem, payload: UnderstandPayload): Finding | null {
  const { explanation } = payload;
  if (splitWords(explanation).length < LEAST_WORDS) {
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
  if (isOtherLanguage(problem, payload) || isAboutProblem(explanation, "explanation", problem))
    return null;
  return {
    label: "This does not seem to be about this problem.",
    question: "What does this problem give you, and what does it ask for?",
  };
}
