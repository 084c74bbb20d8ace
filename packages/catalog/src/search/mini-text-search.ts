import type { TextSearch } from "@foothold/core/coach";
import MiniSearch from "minisearch";

/** In characters: longer than any question, short enough that a search stays below a few milliseconds. */
export const MAX_QUERY_LENGTH = 400;
const MAX_HITS = 40;
/** Shorter words must be spelled right, because many differ by one letter. */
const LEAST_LENGTH_FOR_TYPOS = 5;

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

/** `minisearch` behind the port: an index in memory, built once. */
export function miniTextSearch(): TextSearch {
  return {
    index(texts) {
      const index = new MiniSearch({
        fields: ["asks", "text"],
        tokenize: words,
        processTerm: (word) => word,
        searchOptions: {
          boost: { asks: 3 },
          fuzzy: (word) => (word.length < LEAST_LENGTH_FOR_TYPOS ? false : 0.2),
          maxFuzzy: 2,
        },
      });
      index.addAll(texts);
      return {
        search: (query) =>
          index
            .search(query.slice(0, MAX_QUERY_LENGTH))
            .slice(0, MAX_HITS)
            .map(({ id, score }) => ({ id: String(id), score })),
      };
    },
  };
}
