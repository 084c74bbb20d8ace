import { splitWords } from "./split-words.ts";

/** The words of a text with one space around each, so that a phrase of whole words can be searched in it. */
export function joinWords(text: string): string {
  return ` ${splitWords(text)
    .map((word) => word.text)
    .join(" ")} `;
}
