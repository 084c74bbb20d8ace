import type { Answer } from "../answer.ts";
import { SURE } from "../knowledge/about-knowledge.ts";
import { answerFromEntry } from "../knowledge/entry-answer.ts";
import { termsOf } from "../knowledge/question-terms.ts";
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
  if (!last) return null;
  if (!REFERS.test(plain))
    return aboutBoth({ plain, past, language: last.language, id: last.id, library });
  const entry = await library.entry(last.id);
  if (!entry) return null;
  const named = plain.replace(LEAD, "").replace(REFERS, entry.title.toLowerCase());
  const [best] = await library.findEntries(named, last.language);
  return best && best.confidence >= SURE && best.found.id !== entry.id
    ? answerFromEntry(best.found, last.language, library)
    : null;
}

const FOLLOWS =
  /^(and|but|ok|okay|so|then|what about|how about|also|or|now|hm+|only|just|without|with|but not)\b/;
const MAX_WORDS = 8;
const TOGETHER = 0.5;

/** “and backwards?”: together with the last question it asks for something else. */
async function aboutBoth({
  plain,
  past,
  language,
  id,
  library,
}: Pick<Asked, "plain" | "past" | "language"> & {
  id: string;
  library: Sources["library"];
}): Promise<Answer | null> {
  if (!FOLLOWS.test(plain) || plain.split(" ").length > MAX_WORDS) return null;
  const terms = termsOf(plain);
  if (terms.length === 0) return null;
  const found = await library.findEntries(`${past.at(-1)?.message ?? ""} ${plain}`, language);
  const best = found.find(
    ({ found: entry, confidence }) =>
      confidence >= TOGETHER &&
      entry.id !== id &&
      termsOf(entry.asks.join(" ")).some((term) => terms.includes(term)),
  );
  return best ? answerFromEntry(best.found, language, library) : null;
}
