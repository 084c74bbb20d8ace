import { isAbout, type KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import type { Language } from "../../../entities/runs/language.ts";
import type { FoundError } from "../../../ports/coach/knowledge.ts";
import { matchMessage, type ReadMessage, readMessage } from "./match-message.ts";

/** The entry with the longest part of the message in it, or else the one for the error's name. */
export function findErrorEntry(
  entries: readonly KnowledgeEntry[],
  message: string,
  language: Language,
): FoundError | null {
  const read = readMessage(message);
  const own = entries.filter((entry) => isAbout(entry, language));
  // An error of another language is still worth explaining.
  return findIn(own, read) ?? findIn(entries, read);
}

function findIn(entries: readonly KnowledgeEntry[], message: ReadMessage): FoundError | null {
  const byMessage = entries.flatMap((entry) =>
    entry.messages.map((part) => ({ entry, part, by: "message" as const })),
  );
  const byName = entries
    .flatMap((entry) => entry.errors.map((part) => ({ entry, part, by: "name" as const })))
    .sort(generalFirst);
  return longestOf(byMessage, message) ?? longestOf(byName, message);
}

type Candidate = { entry: KnowledgeEntry; part: string; by: FoundError["by"] };

function longestOf(candidates: readonly Candidate[], message: ReadMessage): FoundError | null {
  let best: (Candidate & { names: string[] }) | null = null;
  for (const candidate of candidates) {
    if (best && best.part.length >= candidate.part.length) continue;
    const names = matchMessage(candidate.part.toLowerCase(), message);
    if (names) best = { ...candidate, names };
  }
  return best && { entry: best.entry, by: best.by, length: best.part.length, names: best.names };
}

/** An entry that explains an error by its name alone comes before those for certain messages of it. */
const generalFirst = (one: Candidate, other: Candidate): number =>
  one.entry.messages.length - other.entry.messages.length;
