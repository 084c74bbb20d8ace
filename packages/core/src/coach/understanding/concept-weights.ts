import { hear } from "./split-sentences.ts";

/** How much a word tells about which of a problem's concepts is meant; about 1 for a word of one concept alone. */
export type Weigh = (stem: string) => number;

const HIGHEST = 1.3;
/** A word in fewer of all phrasings than this is as telling as one in this many. */
const RARE = 0.25;

export function weighing(concepts: readonly { phrasings: readonly string[] }[]): Weigh {
  const heldIn = new Map<string, number>();
  for (const { phrasings } of concepts) {
    for (const phrasing of phrasings) {
      for (const stem of new Set(hear(phrasing).map((word) => word.stem))) {
        heldIn.set(stem, (heldIn.get(stem) ?? 0) + 1 / phrasings.length);
      }
    }
  }
  const one = Math.log(1 + concepts.length);
  return (stem) => {
    const held = Math.max(heldIn.get(stem) ?? 0, RARE);
    return Math.min(Math.log(1 + concepts.length / held) / one, HIGHEST);
  };
}
