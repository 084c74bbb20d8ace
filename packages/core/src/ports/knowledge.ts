import type { Language } from "../entities/attempt/attempt-mode.ts";
import type { KnowledgeEntry } from "../entities/coach/knowledge-entry.ts";
import type { CodeOutline } from "../entities/runs/code-outline.ts";
import type { Lessons } from "./learning.ts";

/** What is authored for questions about languages, errors, ideas and this workbench. */
export type Knowledge = { entries(): Promise<readonly KnowledgeEntry[]> };

/** Words are separated by spaces and are looked up as they stand. */
export type SearchText = { id: string; asks: string; text: string };
/** The higher the score the better; scores of two searches cannot be compared. */
export type SearchHit = { id: string; score: number };
export type TextIndex = { search(words: string): SearchHit[] };

/** Finds texts by their words, also by misspelt ones, best first. */
export type TextSearch = { index(texts: readonly SearchText[]): TextIndex };

/** Reads a program without running it. null where it cannot be read. */
export type CodeReader = {
  outline(program: { language: Language; code: string }): Promise<CodeOutline | null>;
};

/** Everything that the built-in coach looks things up in and with. */
export type CoachLibrary = {
  knowledge: Knowledge;
  lessons: Pick<Lessons, "list" | "find" | "cards">;
  search: TextSearch;
  code: CodeReader;
};
