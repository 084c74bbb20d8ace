import { inLanguage, type KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import type { Language } from "../../../entities/runs/language.ts";
import type { Answer } from "../answer.ts";
import { findNamedPattern } from "../problem/find-named-pattern.ts";
import type { GeneralTopic, Sources } from "../question.ts";
import { entryTopic } from "../topics.ts";
import { SURE } from "./answer-from-entries.ts";
import { answerFromEntry, exampleSection } from "./entry-answer.ts";
import { readComparison } from "./read-comparison.ts";

/** From this confidence on one entry compares the two itself. */
const TOGETHER = 0.72;
const OWN = /\b(my (code|program|loop|list|function|version|solution)|line \d+|tests?)\b/;

/** Two things that are compared, each with what is known of it. */
export const aboutComparison: GeneralTopic = async ({ plain, language }, sources) => {
  const compared = OWN.test(plain) ? null : readComparison(plain);
  if (!compared) return null;
  const { one, other, sentence } = compared;
  const { library } = sources;
  const [whole, first, second] = await Promise.all([
    findTogether([sentence, `${one} ${other}`], language, sources),
    findThing(one, language, sources),
    findThing(other, language, sources),
  ]);
  const isPart = whole && [first?.entry?.id, second?.entry?.id].includes(whole.id);
  const beside = first && second ? sideBySide(first, second, language, COST.test(plain)) : null;
  if (!whole || (isPart && beside)) return beside;
  return withBoth(await answerFromEntry(whole, language, library), whole, [first, second]);
};

/** The entry that covers both things, found by the question as asked or by their two names. */
async function findTogether(
  asked: readonly string[],
  language: Language,
  { library }: Pick<Sources, "library">,
): Promise<KnowledgeEntry | null> {
  const found = await Promise.all(asked.map((words) => library.findEntries(words, language)));
  const best = found.flatMap((each) => each[0] ?? []).sort((a, b) => b.confidence - a.confidence);
  return best[0] && best[0].confidence >= TOGETHER ? best[0].found : null;
}

/** An entry beside what is known of something else; null where that is not known. */
export async function compareEntries(
  id: string,
  other: string,
  language: Language,
  sources: Sources,
): Promise<Answer | null> {
  const { library } = sources;
  const first = await library.entry(id);
  if (!first) return null;
  const [whole] = await library.findEntries(
    `difference between ${first.title} and ${other}`,
    language,
  );
  if (whole && whole.confidence >= TOGETHER) {
    return answerFromEntry(whole.found, language, library);
  }
  const second = await findThing(other, language, sources);
  return second && sideBySide({ ...first, entry: first }, second, language);
}

/** A word that is compared: from the knowledge, or else a pattern. */
type Thing = { title: string; text: string; entry: KnowledgeEntry | null };

const COST =
  /\b(fast\w*|slow\w*|quick\w*|cost\w*|memory|efficient|speed|better|expensive|cheap\w*)\b/;

function sideBySide(
  first: Thing,
  second: Thing,
  language: Language,
  withCost = false,
): Answer | null {
  if (first.title === second.title) return null;
  const entry = first.entry ?? second.entry;
  return {
    topic: entry ? entryTopic(entry.id, language) : "knowledge",
    summary: `${first.title} and ${second.title.toLowerCase()}, side by side:`,
    sections: [first, second].map(({ title, text, entry }) => {
      const example = entry && exampleSection(entry, language);
      const note = entry && inLanguage(entry.notes, language);
      const content = [text, note, entry?.simple, withCost && entry?.cost]
        .filter(Boolean)
        .join(" ");
      return { heading: title, content, ...(example && { code: example.code }) };
    }),
    next: ["Simpler, please", "What do I do now?"],
  };
}

/** Adds an explanation of each of the two things to the comparison, if the library knows both. */
function withBoth(
  answer: Answer,
  whole: KnowledgeEntry,
  [first, second]: readonly (Thing | null | undefined)[],
): Answer {
  if (!first || !second || first.title === second.title) return answer;
  if ([first.title, second.title].includes(whole.title)) return answer;
  const both = [first, second].map(({ title, text }) => ({ heading: title, content: text }));
  return { ...answer, sections: [...both, ...(answer.sections ?? [])] };
}

async function findThing(
  name: string,
  language: Language,
  { library, patterns }: Pick<Sources, "library" | "patterns">,
): Promise<Thing | null> {
  const found = await library.findEntries(`what is a ${name}`, language);
  const best = found.find(({ found: { kind } }) => kind === "basic" || kind === "idea");
  if (best && best.confidence >= SURE) return { ...best.found, entry: best.found };
  const pattern = await findNamedPattern({ plain: name }, { patterns });
  return pattern && { title: pattern.name, text: pattern.summary, entry: null };
}
