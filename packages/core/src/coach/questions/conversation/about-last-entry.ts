import type { Answer } from "../answer.ts";
import { LIKELY, SURE } from "../knowledge/answer-from-entries.ts";
import { answerFromEntry } from "../knowledge/entry-answer.ts";
import { termsOf } from "../knowledge/search/question-terms.ts";
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

const ELLIPTIC =
  /^(?:and|but|ok|okay|so|then|also|or|now|by|with|without|from|for|to|why not|whats the|what about|how about|only|just)\b/;
/** These words belong to the learner's program or to the task. */
const ELSEWHERE =
  /\b(my|mine|line|tests?|code|program|task|problem|example|work|works|right|correct|pass|fail\w*|enough)\b/;
const DEFINES = /^(?:(?:and|but|ok|so|now) )*(?:what is an?|what are|whats an?|what does)\b/;
const MOST_WORDS = 10;
const FEW_WORDS = 3;

/**
 * “and remove?”, “can it have duplicates”: read together with what was talked about last, before it is read alone. The
 * entry must be asked for by the new words and by the subject.
 */
export async function aboutLastSubject(asked: Asked, sources: Sources): Promise<Answer | null> {
  const { plain, past } = asked;
  const words = plain.split(" ").length;
  if (words > MOST_WORDS || ELSEWHERE.test(plain) || DEFINES.test(plain)) return null;
  if (!ELLIPTIC.test(plain) && !REFERS.test(plain) && words > FEW_WORDS) return null;
  const subject = await lastSubject(asked, sources, past.slice(-1));
  const added = termsOf(plain.replaceAll(new RegExp(REFERS, "g"), " "));
  if (!subject || added.length === 0) return null;
  const about = new Set([...termsOf(subject.name), ...termsOf(past.at(-1)?.message ?? "")]);
  const found = await Promise.all(
    [`${subject.name} ${plain}`, `${past.at(-1)?.message ?? ""} ${plain}`].map((both) =>
      sources.library.findEntries(both.replaceAll(new RegExp(REFERS, "g"), " "), subject.language),
    ),
  );
  const best = found
    .flat()
    .sort((one, other) => other.confidence - one.confidence)
    .find(({ found: entry, confidence }) => {
      const asks = new Set(termsOf([entry.title, ...entry.asks].join(" ")));
      const isBoth =
        added.every((term) => asks.has(term)) && [...about].some((term) => asks.has(term));
      return confidence >= SURE && isBoth && added.some((term) => !about.has(term));
    });
  return best ? answerFromEntry(best.found, subject.language, sources.library) : null;
}

type Subject = { id: string | null; name: string; language: Asked["language"] };

/** The entry or the pattern that was talked about last; the language is that of the message, if it names one. */
async function lastSubject(
  { plain, past: all, language }: Asked,
  { library, patterns }: Sources,
  past = all,
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
