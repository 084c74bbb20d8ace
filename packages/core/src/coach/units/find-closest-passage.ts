import type { Lesson } from "../../entities/learning/lesson.ts";
import { isNearlySame } from "../reading/is-nearly-same.ts";
import { contentStems, splitWords } from "../reading/split-words.ts";

export type Passage = { heading: string; paragraph: string };

/** The paragraph that shares most words with a text, with its heading: where to read again. */
export function findClosestPassage({ sections }: Lesson, text: string): Passage | null {
  const wanted = distinctStems(text);
  const passages = sections.flatMap(({ heading, text: body }) =>
    body.split(/\n\s*\n/).map((paragraph) => ({ heading, paragraph: paragraph.trim() })),
  );
  let best: { passage: Passage | null; closeness: number } = { passage: null, closeness: 0 };
  for (const passage of passages) {
    const words = distinctStems(passage.paragraph);
    const shared = wanted.filter((word) => words.some((other) => isNearlySame(other, word))).length;
    // Divided by the root of the length, so that neither long nor short paragraphs win by their length.
    const closeness = shared / Math.sqrt(Math.max(1, words.length));
    if (closeness > best.closeness) best = { passage, closeness };
  }
  return best.passage;
}

function distinctStems(text: string): string[] {
  return [...new Set(contentStems(splitWords(text)))];
}
