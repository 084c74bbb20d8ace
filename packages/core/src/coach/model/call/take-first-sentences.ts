/** Neither "e.g." nor the number of a list item ends a sentence. */
const SENTENCE_END = /(?:(?<!\b(?:e\.g|i\.e|etc|vs|\d+))\.|[!?…])["')\]”’]*(?=\s|$)/g;
/** In characters: more than anybody reads at once. */
export const MAX_SHOWN_LENGTH = 6_000;

/** The first `count` sentences of a text; the same ones however the text continues. */
export function takeFirstSentences(text: string, count: number): string {
  const within = text.length > MAX_SHOWN_LENGTH ? text.slice(0, MAX_SHOWN_LENGTH) : text;
  const ends = [...within.matchAll(SENTENCE_END)].map(({ index, 0: mark }) => index + mark.length);
  const end = ends[count - 1];
  if (end !== undefined) return within.slice(0, end);
  if (within === text) return text;
  return within.slice(0, ends.at(-1) ?? within.length);
}
