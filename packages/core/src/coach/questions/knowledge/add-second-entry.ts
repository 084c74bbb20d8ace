import type { KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import { inLanguage } from "../../../entities/coach/knowledge-entry.ts";
import type { Language } from "../../../entities/runs/language.ts";
import type { Finding } from "../../../ports/coach/knowledge.ts";
import type { Answer } from "../answer.ts";
import { exampleSection } from "./entry-answer.ts";
import { termsOf } from "./search/question-terms.ts";

/** From this confidence on the best entry is all that was asked for. */
const COMPLETE = 0.97;
const CLOSE = 0.45;
const NEARLY_AS_GOOD = 0.1;

/** What a question asks for beside the best entry, or what it may have meant instead, as one more section. */
export function addSecondEntry(
  answer: Answer,
  best: Finding<KnowledgeEntry>,
  found: readonly Finding<KnowledgeEntry>[],
  { question, language }: { question: string; language: Language },
): Answer {
  if (best.confidence >= COMPLETE) return answer;
  const held = new Set(termsOf(wordsOf(best.found)));
  const left = termsOf(question).filter((term) => !held.has(term) && !/^\d/.test(term));
  const second = found.find(({ found: entry, confidence }) => {
    if (entry.id === best.found.id || confidence < CLOSE || entry.kind === "error") return false;
    if ((entry.kind === "foothold") !== (best.found.kind === "foothold")) return false;
    const others = new Set(termsOf(wordsOf(entry)));
    return (
      left.some((term) => others.has(term)) ||
      (best.confidence < SURELY && best.confidence - confidence <= NEARLY_AS_GOOD)
    );
  });
  if (!second) return answer;
  const { title, text, notes } = second.found;
  const example = exampleSection(second.found, language);
  const section = {
    heading: `Close to it: ${title}`,
    content: [text, inLanguage(notes, language)].filter(Boolean).join(" "),
    ...(example && { code: example.code }),
  };
  return { ...answer, sections: [...(answer.sections ?? []), section] };
}

const SURELY = 0.85;
const wordsOf = ({ title, asks }: KnowledgeEntry): string => [title, ...asks].join(" ");
