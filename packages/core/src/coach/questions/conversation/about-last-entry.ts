import type { Answer } from "../answer.ts";
import { SURE } from "../knowledge/about-knowledge.ts";
import { answerFromEntry } from "../knowledge/entry-answer.ts";
import type { Asked, Sources } from "../question.ts";
import { readEntryTopic } from "../topics.ts";

const REFERS = /\b(it|that|this|those|them|there|these)\b/;

const LEAD = /^(?:(?:thx|thanks|thank you|ok|okay|and|so|but|cool|great|nice)[!,. ]{1,4}){1,4}/;

/** “how do i remove from it?”: the word stands for what was talked about last. */
export async function aboutLastEntry(
  { plain, past }: Asked,
  { library }: Sources,
): Promise<Answer | null> {
  const last = past.map(({ topic }) => readEntryTopic(topic)).findLast((topic) => topic !== null);
  if (!last || !REFERS.test(plain)) return null;
  const entry = await library.entry(last.id);
  if (!entry) return null;
  const named = plain.replace(LEAD, "").replace(REFERS, entry.title.toLowerCase());
  const [best] = await library.findEntries(named, last.language);
  return best && best.confidence >= SURE && best.found.id !== entry.id
    ? answerFromEntry(best.found, last.language, library)
    : null;
}
