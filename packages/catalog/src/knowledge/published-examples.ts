import type { KnowledgeEntry } from "@foothold/core/coach";

/** The code of every example, in all languages. */
export function publishedExamples(entries: readonly KnowledgeEntry[]): string[] {
  return entries.flatMap(({ examples }) => Object.values(examples).map(({ code }) => code));
}
