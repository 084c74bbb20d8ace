import type { KnowledgeEntry } from "../../../../entities/coach/knowledge-entry.ts";

const SHORTEST = 3;

/** What is called in an entry's examples, and what its texts mark as code: a learner may ask for it by that name alone. */
export function codeNames({ text, notes, examples }: KnowledgeEntry): string[] {
  const marked = [text, ...Object.values(notes)].flatMap((words) =>
    [...words.matchAll(/`([^`]{2,40})`/g)].map(([, code = ""]) => code),
  );
  const called = Object.values(examples).flatMap(({ code }) =>
    [...code.matchAll(/\b([A-Za-z_]\w*) ?\(/g)].map(([, name = ""]) => name),
  );
  const written = marked.flatMap((code) => code.match(/[A-Za-z_]\w*/g) ?? []);
  return [...new Set([...written, ...called])]
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= SHORTEST);
}
