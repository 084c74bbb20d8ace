import { type KnowledgeEntry, knowledgeEntrySchema, knowledgeKinds } from "@foothold/core/coach";
import { z } from "zod";

const {
  id,
  title,
  languages,
  errors,
  messages,
  named,
  asks,
  text,
  cause,
  look,
  cost,
  simple,
  todos,
  related,
} = knowledgeEntrySchema.shape;
const code = z.string().trim().min(1).optional();

/** As an author writes it: notes and examples stand under the language's name. */
const writtenEntrySchema = z.strictObject({
  ...{ id, title, errors, messages, named, asks, text, cause, look, cost, simple, todos },
  languages: languages.default([]),
  related: related.default([]),
  inPython: cause,
  inJavaScript: cause,
  inTypeScript: cause,
  python: code,
  javascript: code,
  typescript: code,
  /** The error that the examples stop with. */
  raises: z.string().optional(),
});

export const knowledgeFileSchema = z.strictObject({
  kind: z.enum(knowledgeKinds),
  entries: z.array(writtenEntrySchema).min(1),
});
export type KnowledgeFile = z.infer<typeof knowledgeFileSchema>;

export function entriesIn({ kind, entries }: KnowledgeFile): KnowledgeEntry[] {
  return entries.map((written) => {
    const { inPython, inJavaScript, inTypeScript, python, javascript, typescript, ...rest } =
      written;
    const { raises, ...entry } = rest;
    const notes = { python: inPython, javascript: inJavaScript, typescript: inTypeScript };
    return knowledgeEntrySchema.parse({
      ...entry,
      kind,
      languages: entry.languages.length > 0 ? entry.languages : languagesOf(written, kind),
      notes: present(notes),
      examples: mapPresent({ python, javascript, typescript }, (source) => ({
        code: source.trim(),
        ...(raises !== undefined && { raises }),
      })),
    });
  });
}

/** An error whose example is in one language only belongs to that language. */
function languagesOf(
  { python, javascript, typescript }: KnowledgeFile["entries"][number],
  kind: KnowledgeFile["kind"],
): string[] {
  const written = Object.keys(present({ python, javascript, typescript }));
  if (kind !== "error" || written.length !== 1) return [];
  return written[0] === "javascript" ? ["javascript", "typescript"] : written;
}

const present = (given: Record<string, string | undefined>): Record<string, string> =>
  mapPresent(given, (value) => value);

function mapPresent<Value>(
  given: Record<string, string | undefined>,
  map: (value: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, map(value)] as const],
    ),
  );
}
