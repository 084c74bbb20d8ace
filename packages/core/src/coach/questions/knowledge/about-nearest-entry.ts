import type { KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import type { Finding } from "../../../ports/coach/knowledge.ts";
import type { Answer } from "../answer.ts";
import type { Question, Sources } from "../question.ts";
import { SURE } from "./answer-from-entries.ts";
import { answerFromEntry, exampleSection } from "./entry-answer.ts";

const NEAREST = 0.25;
/** What a part of a message fits counts a little less than what all of it fits. */
const OF_A_PART = 0.95;
const LEAST_WORDS = 3;
const MOST_PARTS = 6;

/** For what is surely about a language or an idea: the entry that fits best, and the next best beside it. */
export async function aboutNearestEntry(
  asked: Question,
  sources: Sources,
  kinds: readonly KnowledgeEntry["kind"][],
): Promise<Answer | null> {
  const [best, second] = (await findByParts(asked, sources)).filter(({ found }) =>
    kinds.includes(found.kind),
  );
  if (!best || best.confidence < NEAREST) return null;
  const answer = await answerFromEntry(best.found, asked.language, sources.library);
  if (best.confidence >= SURE || !second) return answer;
  const { title, text } = second.found;
  const example = exampleSection(second.found, asked.language);
  return {
    ...answer,
    summary: `I take it that you mean “${best.found.title}”. ${answer.summary}`,
    sections: [
      ...(answer.sections ?? []),
      { heading: `Or: ${title}`, content: text, ...(example && { code: example.code }) },
    ],
  };
}

/** A message often asks in one of its sentences; the others tell how the learner came to ask. */
async function findByParts(
  { question, language }: Question,
  { library }: Sources,
): Promise<Finding<KnowledgeEntry>[]> {
  const parts = question
    .split(/(?<=[.?!,;])\s+|\b(?:but|because|so)\b/)
    .filter((part) => part.trim().split(/\s+/).length >= LEAST_WORDS)
    .slice(0, MOST_PARTS);
  const found = await Promise.all([
    library.findEntries(question, language),
    ...parts.map(async (part) =>
      (await library.findEntries(part, language)).map((each) => ({
        ...each,
        confidence: each.confidence * OF_A_PART,
      })),
    ),
  ]);
  const best = new Map<string, Finding<KnowledgeEntry>>();
  for (const each of found.flat()) {
    const known = best.get(each.found.id);
    if (!known || known.confidence < each.confidence) best.set(each.found.id, each);
  }
  return [...best.values()].sort((one, other) => other.confidence - one.confidence);
}
