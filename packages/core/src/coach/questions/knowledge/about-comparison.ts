import type { GeneralTopic } from "../question.ts";
import { entryTopic } from "../topics.ts";
import { SURE } from "./about-knowledge.ts";
import { exampleSection } from "./entry-answer.ts";

const COMPARED =
  /^(?:.{0,30}\bdifferences? between |.{0,20}\bcompare )(.{2,40}?) (?:and|or|to|with) (.{2,40})$|^(?:whats? |what is )?(.{2,40}?) (?:vs\.?|versus) (.{2,40})$/;

const MAX_COMPARED = 200;
/** From this confidence on one entry compares the two itself. */
const TOGETHER = 0.8;

/** Two things that are compared, each with what is known of it. */
export const aboutComparison: GeneralTopic = async ({ plain, language }, { library }) => {
  const found = COMPARED.exec(plain.slice(0, MAX_COMPARED).replace(/[?!.]{1,5}$/, ""));
  const [one, other] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]];
  if (one === undefined || other === undefined) return null;
  const whole = (await library.findEntries(plain, language))[0];
  if (whole && whole.confidence >= TOGETHER) return null;
  const [[first], [second]] = await Promise.all([
    library.findEntries(`what is a ${one}`, language),
    library.findEntries(`what is a ${other}`, language),
  ]);
  if (!first || !second || first.found.id === second.found.id) return null;
  if (first.confidence < SURE || second.confidence < SURE) return null;
  return {
    topic: entryTopic(first.found.id, language),
    summary: `${first.found.title} and ${second.found.title.toLowerCase()}, side by side:`,
    sections: [first.found, second.found].flatMap((entry) => {
      const example = exampleSection(entry, language);
      return [
        { heading: entry.title, content: entry.text, ...(example && { code: example.code }) },
      ];
    }),
    next: ["Simpler, please", "What do I do now?"],
  };
};
