import type { Lesson } from "../../entities/learning/lesson.ts";
import { isNearlySame } from "../reading/is-nearly-same.ts";
import { contentStems, splitWords } from "../reading/split-words.ts";

export type Passage = { heading: string; paragraph: string };

/** The paragraph that is most about what a text is about, with the heading it stands under: where to look again. */
export function findClosestPassage({ sections }: Lesson, text: string): Passage | null {
  const wanted = distinctStems(text);
  const passages = sections.flatMap(({ heading, text: body }) =>
    body.split(/\n\s*\n/).map((paragraph) => ({ heading, paragraph: paragraph.trim() })),
  );
  let best: { passage: Passage | null; closeness: number } = { passage: null, closeness: 0 };
  for (const passage of passages) {
    const words = distinctStems(passage.paragraph);
    const shared = wanted.filter((word) => words.some((other) => isNearlySame(other, word))).length;
    // By the root, so that a long paragraph does not win by its length, nor a short one by its shortness.
    const closeness = shared / Math.sqrt(Math.max(1, words.length));
    if (closeness > best.closeness) best = { passage, closeness };
  }
  return best.passage;
}

function distinctStems(text: string): string[] {
  return [...new Set(contentStems(splitWords(text)))];
}
