/** Digits and signs that stand for letters. */
const digits: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};
const disguised = /\b(?=\w*[a-z])(?=\w*\d)[a-z013457@$_]{2,40}\b/gi;
/** Fewer such words are names with a number. */
const LEAST_WORDS = 5;
const keywords = /\b(?:def|function|for|while|if|return|let|const|range|in)\b/gi;
const LEAST_KEYWORDS = 2;

/** Reads words with digits for letters: `r3turn b3st`. */
export function decodeDigits(text: string): string[] {
  if ((text.match(disguised) ?? []).length < LEAST_WORDS) return [];
  const plain = text.replaceAll(disguised, (word) =>
    word.replaceAll(/[013457@$]/g, (sign) => digits[sign] ?? sign),
  );
  const found = (found: string) => (found.match(keywords) ?? []).length;
  return found(plain) >= found(text) + LEAST_KEYWORDS ? [plain] : [];
}

const spaced = /(?:(?<=\s|^)\S(?:[ \t]+|$)){16,}/gm;

/** Joins letters that stand apart: `l e t  l o w = 0`; wider gaps are spaces. */
export function joinSpacedLetters(text: string): string[] {
  return [...text.matchAll(spaced)].map(([run]) =>
    run
      .split(/[ \t]{2,}/)
      .map((word) => word.replaceAll(/[ \t]/g, ""))
      .join(" ")
      .replaceAll(/ (?:and )?then (?=[a-z_])/gi, "\n"),
  );
}
