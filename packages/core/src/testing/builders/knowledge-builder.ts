import { openLibrary } from "../../coach/questions/knowledge/open-library.ts";
import type { KnowledgeEntry } from "../../entities/coach/knowledge-entry.ts";
import type { Library } from "../../ports/coach/knowledge.ts";
import { memoryTextSearch } from "../memory/coach/text-search.ts";

export function aKnowledgeEntry(given: Partial<KnowledgeEntry> = {}): KnowledgeEntry {
  return {
    id: "key-in-map",
    kind: "basic",
    title: "Is a key there?",
    languages: [],
    errors: [],
    messages: [],
    asks: ["how do i check if a key is in a dict"],
    text: "You ask the map for the key before you use it.",
    notes: { python: "The word `in` asks.", javascript: "A Map has `has`." },
    examples: {
      python: { code: 'print("a" in {"a": 1})  # True' },
      javascript: { code: 'console.log(new Set(["a"]).has("a")); // true' },
    },
    todos: [],
    related: [],
    ...given,
  };
}

/** A library of a few entries, without lessons. */
export function aLibrary(entries: readonly KnowledgeEntry[]): Library {
  return openLibrary({
    knowledge: { entries: async () => entries, routeWeights: async () => ({}) },
    lessons: { list: async () => [], find: async () => null, cards: async () => [] },
    search: memoryTextSearch(),
  });
}
