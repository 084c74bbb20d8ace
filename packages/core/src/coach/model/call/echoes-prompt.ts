import { joinWords } from "../../reading/join-words.ts";
import { splitWords } from "../../reading/split-words.ts";

/** This many equal words in a row are not a coincidence. */
export const ECHOED_WORDS = 8;
const OUR_TAGS = /<\/?(?:learner|built-in|problem|patterns)[a-z-]*-\d+>/;

/** Whether a reply repeats instructions that only the model was given. */
export function echoesPrompt(text: string, system: string): boolean {
  if (OUR_TAGS.test(text)) return true;
  const told = joinWords(system);
  const words = splitWords(text).map((word) => word.text);
  return words.some(
    (_, start) =>
      start + ECHOED_WORDS <= words.length &&
      told.includes(` ${words.slice(start, start + ECHOED_WORDS).join(" ")} `),
  );
}
