import type { Answer } from "../answer.ts";
import { LIKELY, SURE } from "../knowledge/about-knowledge.ts";
import { answerFromEntry } from "../knowledge/entry-answer.ts";
import { termsOf } from "../knowledge/question-terms.ts";
import { type Asked, languageNamedIn, type Sources } from "../question.ts";
import { readEntryTopic, readPatternTopic } from "../topics.ts";

const REFERS = /\b(it|that|this|those|them|there|these|one|ones)\b/;

const LEAD = /^(?:(?:thx|thanks|thank you|ok|okay|and|so|but|cool|great|nice)[!,. ]{1,4}){1,4}/;

/** “how do i remove from it?”: the word stands for what was talked about last. */
export async function aboutLastEntry(asked: Asked, sources: Sources): Promise<Answer | null> {
  const { plain, past } = asked;
  const { library } = sources;
  const last = await lastSubject(asked, sources);
  if (!last) return null;
  if (!REFERS.test(plain)) {
    const { id } = last;
    return id === null ? null : aboutBoth({ plain, past, language: last.language, id, library });
  }
  const named = plain.replace(LEAD, "").replace(REFERS, last.name.toLowerCase());
  const [best] = await library.findEntries(named, last.language);
  const enough = last.id === null ? LIKELY : SURE;
  if (!best || best.confidence < enough) return null;
  if (best.found.id === last.id && !/\bhow\b/.test(plain)) return null;
  return answerFromEntry(best.found, last.language, library);
}

type Subject = { id: string | null; name: string; language: Asked["language"] };

/** The entry or the pattern that was talked about last; the language is that of the message, if it names one. */
async function lastSubject(
  { plain, past, language }: Asked,
  { library, patterns }: Sources,
): Promise<Subject | null> {
  const topic = past
    .map((each) => each.topic)
    .findLast((each) => readEntryTopic(each) ?? readPatternTopic(each));
  const entryOf = readEntryTopic(topic ?? null);
  const entry = entryOf && (await library.entry(entryOf.id));
  if (entry) {
    const spoken = languageNamedIn(plain) ?? entryOf.language;
    return { id: entry.id, name: entry.title, language: spoken };
  }
  const patternId = readPatternTopic(topic ?? null);
  const pattern = patternId === null ? null : await patterns.find(patternId);
  return pattern && { id: null, name: pattern.name, language };
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
