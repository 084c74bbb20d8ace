import { isTypoOf } from "./is-typo-of.ts";
import { irregular, synonyms } from "./synonyms.ts";

const meanings: ReadonlyMap<string, string> = new Map(
  synonyms.flatMap(([word, ...others]) =>
    [word, ...others].flatMap((other) => [[other, word] as const, [strip(other), word] as const]),
  ),
);

const MIN_LENGTH_TO_MEND = 6;

/** One form for all that say the same, slips of the keyboard mended where a known word is near. */
export function wordMeaning(word: string): string {
  const known = irregular.get(word) ?? word;
  const bare = strip(known);
  return meanings.get(known) ?? meanings.get(bare) ?? correctTypo(known) ?? bare;
}

function correctTypo(word: string): string | undefined {
  if (word.length < MIN_LENGTH_TO_MEND) return undefined;
  for (const [known, stem] of meanings) {
    if (known.length >= MIN_LENGTH_TO_MEND && isTypoOf(word, known)) return stem;
  }
  return undefined;
}

/** Light on purpose: "adding", "adds" and "added" meet; words that differ in meaning do not. */
function strip(word: string): string {
  if (word.length <= 3) return singled(word);
  const endings: [RegExp, string][] = [
    [/(ss|sh|ch|x|z)es$/, "$1"],
    [/ies$/, "y"],
    [/([^su])s$/, "$1"],
    [/(.{3,})ing$/, "$1"],
    [/(.{3,})ed$/, "$1"],
    [/(.{4,})ly$/, "$1"],
  ];
  const bare = endings.reduce((text, [ending, put]) => text.replace(ending, put), word);
  return singled(bare.length > 4 ? bare.replace(/e$/, "") : bare);
}

/** "stopped" without its ending is "stopp": a doubled last letter says nothing. */
function singled(word: string): string {
  return word.replace(/([bdglmnprt])\1$/, "$1");
}
