import { isTypoOf } from "../../../coach/understanding/is-typo-of.ts";
import type { TextSearch } from "../../../ports/coach/knowledge.ts";

/** Counts shared words; an index of a few texts needs no more. */
export function memoryTextSearch(): TextSearch {
  return {
    index: (texts) => ({
      search: (words) => {
        const wanted = words.split(" ").filter((word) => word !== "");
        const has = (text: string, word: string) =>
          text.split(" ").some((other) => isTypoOf(word, other));
        return texts
          .map(({ id, asks, text }) => ({
            id,
            score: wanted.filter((word) => has(`${asks} ${text}`, word)).length,
          }))
          .filter(({ score }) => score > 0)
          .sort((one, other) => other.score - one.score);
      },
    }),
  };
}
