import { understandWords } from "./split-sentences.ts";

/** How clearly a word points to one of the problem's concepts; about 1 for a word that only one concept uses. */
export type StemWeight = (stem: string) => number;

const MAX_WEIGHT = 1.3;
/** Words that are rarer than this share weigh no more. */
const RARE_SHARE = 0.25;

export function weighStems(concepts: readonly { phrasings: readonly string[] }[]): StemWeight {
  const heldIn = new Map<string, number>();
  for (const { phrasings } of concepts) {
    for (const phrasing of phrasings) {
      for (const stem of new Set(understandWords(phrasing).map((word) => word.stem))) {
        heldIn.set(stem, (heldIn.get(stem) ?? 0) + 1 / phrasings.length);
      }
    }
  }
  const one = Math.log(1 + concepts.length);
  return (stem) => {
    const held = Math.max(heldIn.get(stem) ?? 0, RARE_SHARE);
    return Math.min(Math.log(1 + concepts.length / held) / one, MAX_WEIGHT);
  };
}
