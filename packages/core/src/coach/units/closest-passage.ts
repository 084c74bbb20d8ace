import type { Lesson } from "../../entities/learning/lesson.ts";
import { nearlySame } from "../reading/nearly-same.ts";
import { meaningOf, wordsOf } from "../reading/words.ts";

export type Passage = { heading: string; paragraph: string };

/** The paragraph that is most about what a text is about, with the heading it stands under: where to look again. */
export function closestPassage({ sections }: Lesson, text: string): Passage | null {
  const wanted = distinct(text);
  const passages = sections.flatMap(({ heading, text: body }) =>
    body.split(/\n\s*\n/).map((paragraph) => ({ heading, paragraph: paragraph.trim() })),
  );
  let best: { passage: Passage | null; closeness: number } = { passage: null, closeness: 0 };
  for (const passage of passages) {
    const words = distinct(passage.paragraph);
    const shared = wanted.filter((word) => words.some((other) => nearlySame(other, word))).length;
    // By the root, so that a long paragraph does not win by its length, nor a short one by its shortness.
    const closeness = shared / Math.sqrt(Math.max(1, words.length));
    if (closeness > best.closeness) best = { passage, closeness };
  }
  return best.passage;
}

function distinct(text: string): string[] {
  return [...new Set(meaningOf(wordsOf(text)))];
}
