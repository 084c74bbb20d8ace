import { isAbout, type KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import type { Language } from "../../../entities/runs/language.ts";

const MAX_MESSAGE = 4_000;

/** The entry with the longest part of the message in it, or else the one for the error's name. */
export function findErrorEntry(
  entries: readonly KnowledgeEntry[],
  message: string,
  language: Language,
): KnowledgeEntry | null {
  const text = message.slice(0, MAX_MESSAGE).toLowerCase();
  const own = entries.filter((entry) => isAbout(entry, language));
  // An error of another language is still worth explaining.
  return findIn(own, text) ?? findIn(entries, text);
}

function findIn(entries: readonly KnowledgeEntry[], text: string): KnowledgeEntry | null {
  const byMessage = longestFirst(
    entries.flatMap((entry) => entry.messages.map((part) => ({ entry, part }))),
    text,
  );
  if (byMessage) return byMessage;
  return longestFirst(
    entries.flatMap((entry) => entry.errors.map((part) => ({ entry, part }))).sort(generalFirst),
    text,
  );
}

type Candidate = { entry: KnowledgeEntry; part: string };

function longestFirst(candidates: readonly Candidate[], text: string): KnowledgeEntry | null {
  const fitting = candidates.filter(({ part }) => isIn(part.toLowerCase(), text));
  const best = fitting.reduce<Candidate | null>(
    (longest, each) => (longest && longest.part.length >= each.part.length ? longest : each),
    null,
  );
  return best?.entry ?? null;
}

/** An entry that explains an error by its name alone comes before those for certain messages of it. */
const generalFirst = (one: Candidate, other: Candidate): number =>
  one.entry.messages.length - other.entry.messages.length;

/** As whole words: "KeyError" is not in "MonkeyErrors". */
function isIn(part: string, text: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const before = text[at - 1] ?? " ";
    const after = text[at + part.length] ?? " ";
    if (!(/\w/.test(before) && /^\w/.test(part)) && !(/\w/.test(after) && /\w$/.test(part))) {
      return true;
    }
  }
  return false;
}
