import { isCopied } from "./gaming.ts";
import { isNearlySame } from "./is-nearly-same.ts";
import { contentStems, splitWords } from "./split-words.ts";

export const MIN_RECAP_WORDS = 6;
export const MIN_SHARED_WORDS = 2;

export type RecapReading = "own-words" | "too-short" | "copied" | "off-topic";

/** A recap must be on the topic and in the learner's own words; nothing more, because it is for the learner. */
export function readRecap(
  text: string,
  { told, about }: { told: string; about: string },
): RecapReading {
  const words = splitWords(text);
  if (words.length < MIN_RECAP_WORDS) return "too-short";
  if (isCopied(text, told)) return "copied";
  const known = contentStems(splitWords(about));
  const shared = new Set(
    contentStems(words).filter((word) => known.some((other) => isNearlySame(other, word))),
  );
  return shared.size < MIN_SHARED_WORDS ? "off-topic" : "own-words";
}
