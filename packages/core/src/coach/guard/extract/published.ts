import type { Problem } from "../../../entities/catalog/problem.ts";
import { loadOnce } from "../../../ports/load-once.ts";
import { splitWords } from "../../reading/split-words.ts";
import { plainCode, removeCodeBlocks } from "./published-code.ts";
import { removeSentences, sentencesIn } from "./remove-sentences.ts";

/** Examples that are proven to help with no problem, and texts of pages that are open to everybody. */
export type Published = {
  code: readonly string[];
  texts: readonly string[];
  /** The words of all that is authored for learners: what English looks like here. */
  words: readonly string[];
};

export const nothingPublished: Published = { code: [], texts: [], words: [] };

type OpenedPublished = {
  /** The reply without what the learner can read anyway. */
  removeFrom(reply: string, problem: Problem): string;
  /** Stems of the published words. */
  words: ReadonlySet<string>;
};

/** What is published, asked for once. */
export function openPublished(
  published: (() => Promise<Published>) | undefined,
): () => Promise<OpenedPublished> {
  return loadOnce(async () => read((await published?.()) ?? nothingPublished));
}

function read({ code, texts, words }: Published): OpenedPublished {
  const programs = new Set(code.map(plainCode));
  const open = sentencesIn(texts);
  return {
    removeFrom(reply, { statement, constraints, examples, tests, questions }) {
      const purposes = tests.flatMap(({ hidden, purpose }) => (hidden ? [] : [purpose]));
      const explanations = examples.map(({ explanation }) => explanation);
      const answers = questions.map(({ text }) => text);
      const own = [statement, ...constraints, ...explanations, ...purposes, ...answers];
      return removeSentences(removeCodeBlocks(reply, programs), [...sentencesIn(own), ...open]);
    },
    words: new Set(splitWords(words.join(" ")).map(({ stem }) => stem)),
  };
}
