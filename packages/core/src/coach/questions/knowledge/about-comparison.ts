import type { KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import type { Language } from "../../../entities/runs/language.ts";
import type { Answer } from "../answer.ts";
import type { GeneralTopic, Sources } from "../question.ts";
import { entryTopic } from "../topics.ts";
import { SURE } from "./about-knowledge.ts";
import { answerFromEntry, exampleSection } from "./entry-answer.ts";

const COMPARED =
  /^(?:.{0,30}\bdifferences? (?:between|of) |.{0,20}\bcompare |.{0,20}\bdistinguish )(.{2,40}?) (?:and|or|to|with|from) (.{2,40})$|^(?:whats? |what is |explain )?(.{2,40}?) (?:vs\.?|versus) (.{2,40})$|^(?:when|why) (?:do|does|would|should|to) ?(?:i|you|we|one|people|anyone|somebody)? ?(?:ever )?(?:use|take|want|choose|need|prefer) (.{2,40}?) (?:instead of|rather than|over|and not|not) (.{2,40})$|^(?:when do i use|when should i use|should i use|do i use|is it better to use|which is better|whats better) (.{2,40}?) (?:or|and when) (.{2,40})$|^(?:so |ok |hm+,? )?(.{2,30}?) or (.{2,30}?),? (?:whats|what is|which|how|difference|when)\b.{0,40}$/;

const MAX_COMPARED = 200;
/** From this confidence on one entry compares the two itself. */
const TOGETHER = 0.72;

/** Two things that are compared, each with what is known of it. */
export const aboutComparison: GeneralTopic = async (asked, sources) => {
  const { plain, language } = asked;
  const found = COMPARED.exec(plain.slice(0, MAX_COMPARED).replace(/[?!.]{1,5}$/, ""));
  const [one, other] = (found?.slice(1) ?? []).filter((each) => each !== undefined);
  if (one === undefined || other === undefined || /\b(my|line|test)\b/.test(plain)) return null;
  const { library } = sources;
  const [whole] = await library.findEntries(plain, language);
  if (whole && whole.confidence >= TOGETHER) {
    return withBoth(await answerFromEntry(whole.found, language, library), whole.found, {
      names: [one, other],
      language,
      sources,
    });
  }
  const first = await findThing(one, language, sources);
  return first && compareEntries(first.id, other, language, sources);
};

/** An entry beside what is known of something else; null where that is not known. */
export async function compareEntries(
  id: string,
  other: string,
  language: Language,
  sources: Pick<Sources, "library">,
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
  if (!second || second.id === first.id) return null;
  return {
    topic: entryTopic(first.id, language),
    summary: `${first.title} and ${second.title.toLowerCase()}, side by side:`,
    sections: [first, second].map((entry) => {
      const example = exampleSection(entry, language);
      return { heading: entry.title, content: entry.text, ...(example && { code: example.code }) };
    }),
    next: ["Simpler, please", "What do I do now?"],
  };
}

/** Adds an explanation of each of the two things to the comparison, if the library knows both. */
async function withBoth(
  answer: Answer,
  whole: KnowledgeEntry,
  { names, language, sources }: { names: string[]; language: Language; sources: Sources },
): Promise<Answer> {
  const things = await Promise.all(names.map((name) => findThing(name, language, sources)));
  const [first, second] = things;
  if (!first || !second || [first.id, second.id].includes(whole.id) || first.id === second.id)
    return answer;
  const both = [first, second].map(({ title, text }) => ({ heading: title, content: text }));
  return { ...answer, sections: [...both, ...(answer.sections ?? [])] };
}

async function findThing(
  name: string,
  language: Language,
  { library }: Pick<Sources, "library">,
): Promise<KnowledgeEntry | null> {
  const [found] = await library.findEntries(`what is a ${name}`, language);
  return found && found.confidence >= SURE ? found.found : null;
}
