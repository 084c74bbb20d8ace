import type { ProblemQuestion } from "../../entities/catalog/problem-teaching.ts";
import type { KnowledgeEntry } from "../../entities/coach/knowledge-entry.ts";
import type { Route, RoutedQuestion, RouteWeights } from "../../entities/coach/question-group.ts";
import type { CodeOutline } from "../../entities/runs/code-outline.ts";
import type { Language } from "../../entities/runs/language.ts";
import type { Lessons } from "../learning.ts";

/** What is authored for questions about languages, errors, ideas and this workbench. */
export type Knowledge = {
  entries(): Promise<readonly KnowledgeEntry[]>;
  /** Learned from questions whose kind is known. */
  routeWeights(): Promise<RouteWeights>;
};

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

/** What a library is opened with. */
export type LibraryParts = { knowledge: Knowledge; lessons: Lessons; search: TextSearch };

/** `confidence` is 1 where a question says exactly what something is asked by, 0 where they share nothing. */
export type Finding<Found> = { found: Found; confidence: number };
export type LessonPassage = { source: string; id: string; text: string };

/** An error as it is explained: found by words of its message or by its name, and what the message names. */
export type FoundError = {
  entry: KnowledgeEntry;
  by: "message" | "name";
  /** Of the part of the message that was found, in characters. */
  length: number;
  names: readonly string[];
};

/** What is authored beside the problems. Whatever is found comes with the best first. */
export type Library = {
  /** What a question is about. */
  route(question: RoutedQuestion): Promise<Route>;
  findEntries(question: string, language: Language): Promise<Finding<KnowledgeEntry>[]>;
  /** The entry that explains an error message best; null where none does. */
  findError(message: string, language: Language): Promise<FoundError | null>;
  entry(id: string): Promise<KnowledgeEntry | null>;
  /** The entry that explains a function or method of the language; null where none does. */
  findCall(name: string, language: Language): Promise<KnowledgeEntry | null>;
  /** Which of the questions authored for a problem this one is. */
  findQuestions(
    questions: readonly ProblemQuestion[],
    question: string,
  ): Promise<Finding<ProblemQuestion>[]>;
  /** Passages of lessons and answers of recall cards. */
  findPassages(question: string): Promise<Finding<LessonPassage>[]>;
};

/** What the built-in coach looks things up with. */
export type CoachTools = { library: Library; code: CodeReader };
