import type { RoutedQuestion } from "../../../entities/coach/question-group.ts";
import { spellOut } from "../spell-out.ts";

const MAX_LENGTH = 600;
const MAX_WORDS = 60;
const WORDS_A_LENGTH = 5;
const LONGEST = 4;

/** What a question is read by: its words, pairs of neighbouring words, and where it is asked. */
export function featuresOf({ question, step, hasCode, hasRun }: RoutedQuestion): string[] {
  const words = ["^", ...wordsOf(question), "$"];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const length = Math.min(LONGEST, Math.floor(words.length / WORDS_A_LENGTH));
  const place = [`step:${step ?? "none"}`, `code:${hasCode}`, `run:${hasRun}`, `length:${length}`];
  return [...new Set([...words, ...pairs, ...place])];
}

/** Lists and calls that are written out count as signs: their values tell nothing about what is asked. */
const wordsOf = (question: string): string[] =>
  (
    spellOut(question.slice(0, MAX_LENGTH))
      .toLowerCase()
      .replaceAll(/['’`]/g, "")
      .replaceAll(/\[[^\][]{0,80}\]/g, " listsign ")
      .replaceAll(/\b[a-z_]{1,40}\(/g, (call) => `${call} callsign `)
      .replaceAll(/\d+/g, " numbersign ")
      .match(/[a-z]+|[=<>!+*%?/]+/g) ?? []
  ).slice(0, MAX_WORDS);
