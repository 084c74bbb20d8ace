/** A shorter sentence could be part of anything. */
const LEAST_LENGTH = 20;

/** Leaves out sentences that stand in one of the texts word for word: they tell nothing new. */
export function removeSentences(reply: string, texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= LEAST_LENGTH)
    .reduce((rest, sentence) => rest.replaceAll(sentence, "\n"), reply);
}
