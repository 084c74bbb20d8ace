/** A shorter sentence could be part of anything. */
const LEAST_LENGTH = 20;

export const sentencesIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= LEAST_LENGTH);

/** Leaves out sentences that stand in a reply word for word: they tell nothing new. */
export const removeSentences = (reply: string, sentences: readonly string[]): string =>
  sentences.reduce(
    (rest, sentence) => (rest.includes(sentence) ? rest.replaceAll(sentence, "\n") : rest),
    reply,
  );
