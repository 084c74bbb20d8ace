import {
  inLanguage,
  isAbout,
  type KnowledgeEntry,
} from "../../../entities/coach/knowledge-entry.ts";
import type { Language } from "../../../entities/runs/language.ts";

const ASKED_FOR = 2;
const TOLD = 1;

/** The entry that explains a call: it is asked for by that name, or tells of it and shows it in its example. */
export function findCallEntry(
  entries: readonly KnowledgeEntry[],
  name: string,
  language: Language,
): KnowledgeEntry | null {
  const word = new RegExp(`(?<!\\w)${name.replaceAll(/\W/g, "")}(?!\\w)`, "i");
  const scored = entries
    .filter((entry) => entry.kind === "basic" && isAbout(entry, language))
    .map((entry) => ({ entry, score: scoreOf(entry, name, word, language) }))
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  return best && best.score >= ASKED_FOR ? best.entry : null;
}

function scoreOf(entry: KnowledgeEntry, name: string, word: RegExp, language: Language): number {
  const told = `${entry.text} ${inLanguage(entry.notes, language) ?? ""}`;
  const isTold = told.includes(`\`${name}`) || (word.test(told) && name.length > 3);
  const isShown = new RegExp(`(?<!\\w)${name.replaceAll(/\W/g, "")}\\(`).test(
    inLanguage(entry.examples, language)?.code ?? "",
  );
  const isAsked = [entry.title, ...entry.asks].some((ask) => word.test(ask));
  return (
    (isAsked && (isTold || isShown) ? ASKED_FOR : 0) + (isTold ? TOLD : 0) + (isShown ? TOLD : 0)
  );
}
