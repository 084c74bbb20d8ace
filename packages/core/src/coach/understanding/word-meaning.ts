import { stemWord } from "../../text/stem-word.ts";
import { isTypoOf } from "./is-typo-of.ts";
import { irregular, synonyms } from "./synonyms.ts";

const meanings: ReadonlyMap<string, string> = new Map(
  synonyms.flatMap(([word, ...others]) =>
    [word, ...others].flatMap((other) => [
      [other, word] as const,
      [stemWord(other), word] as const,
    ]),
  ),
);

const MIN_LENGTH_TO_MEND = 6;

/** One form for all words of the same meaning; typing errors in known words are corrected. */
export function wordMeaning(word: string): string {
  const known = irregular.get(word) ?? word;
  const bare = stemWord(known);
  return meanings.get(known) ?? meanings.get(bare) ?? correctTypo(known) ?? bare;
}

function correctTypo(word: string): string | undefined {
  if (word.length < MIN_LENGTH_TO_MEND) return undefined;
  for (const [known, stem] of meanings) {
    if (known.length >= MIN_LENGTH_TO_MEND && isTypoOf(word, known)) return stem;
  }
  return undefined;
}
