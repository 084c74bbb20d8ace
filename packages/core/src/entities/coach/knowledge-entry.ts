import { z } from "zod";
import { slugSchema } from "../catalog/problem.ts";
import { type Language, languageSchema } from "../runs/language.ts";

const text = z.string().trim().min(1);
const texts = z.array(text).default([]);

export const knowledgeKinds = ["error", "basic", "idea", "debugging", "foothold"] as const;

const exampleSchema = z.object({
  code: z.string().min(1),
  /** The error that the example stops with, where it shows one. */
  raises: z.string().optional(),
});

/** One short authored answer that has nothing to do with any problem. */
export const knowledgeEntrySchema = z.object({
  id: slugSchema,
  kind: z.enum(knowledgeKinds),
  title: text,
  /** The languages it is about; empty: all of them. */
  languages: z.array(languageSchema),
  /** Names of errors it explains, and parts of their messages in small letters; a star stands for a name in them. */
  errors: texts,
  messages: texts,
  /** What the names mean that stand where a message has its stars: “Here {1} was called.” */
  named: text.optional(),
  /** How learners ask for it. */
  asks: z.array(text).min(1),
  text,
  cause: text.optional(),
  /** How to look for it, or what to do. */
  look: text.optional(),
  /** What it costs, where somebody may ask. */
  cost: text.optional(),
  /** The same in other, simpler words. */
  simple: text.optional(),
  notes: z.partialRecord(languageSchema, text),
  examples: z.partialRecord(languageSchema, exampleSchema),
  todos: texts,
  related: z.array(slugSchema),
});
export type KnowledgeEntry = z.infer<typeof knowledgeEntrySchema>;

/** What an entry has for a language; TypeScript is JavaScript where it has nothing of its own. */
export function inLanguage<Value>(
  given: Partial<Record<Language, Value>>,
  language: Language,
): Value | undefined {
  return given[language] ?? (language === "typescript" ? given.javascript : undefined);
}

export function isAbout({ languages }: KnowledgeEntry, language: Language): boolean {
  const wanted: Language[] = language === "typescript" ? ["typescript", "javascript"] : [language];
  return languages.length === 0 || languages.some((each) => wanted.includes(each));
}

/** All words of an entry but its examples, in one language or, where none is named, with the notes for all. */
export function knowledgeText(
  { text, cause, look, cost, simple, notes, todos }: KnowledgeEntry,
  language?: Language,
): string {
  const said = language ? [inLanguage(notes, language)] : Object.values(notes);
  return [text, ...said, cause, look, cost, simple, ...todos].filter(Boolean).join("\n\n");
}
