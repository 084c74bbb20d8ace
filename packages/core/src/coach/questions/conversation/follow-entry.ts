import {
  inLanguage,
  isAbout,
  type KnowledgeEntry,
} from "../../../entities/coach/knowledge-entry.ts";
import { firstSentence } from "../../../text/first-sentence.ts";
import type { Answer } from "../answer.ts";
import {
  answerFromEntry,
  exampleSection,
  languageNames,
  questionFor,
} from "../knowledge/entry-answer.ts";
import type { Asked, Sources } from "../question.ts";
import { entryTopic } from "../topics.ts";
import type { FollowUp } from "./follow-up.ts";

/** A message about an entry that was told last. */
export async function followEntry(
  kind: FollowUp,
  entry: KnowledgeEntry,
  asked: Asked,
  { library }: Sources,
): Promise<Answer> {
  const { language } = asked;
  const example = exampleSection(entry, language);
  const told = { topic: entryTopic(entry.id, language), ...(example && { sections: [example] }) };
  const others = (await Promise.all(entry.related.map((id) => library.entry(id)))).flatMap(
    (each) => each ?? [],
  );
  const next = others.map(questionFor);
  switch (kind) {
    case "in-language":
      return inAnotherLanguage(entry, asked, library);
    case "again":
      return answerFromEntry(entry, language, library);
    case "example":
      if (example) return { ...told, summary: `Here is one for “${entry.title}”.`, next };
      return { ...told, summary: entry.simple ?? entry.look ?? entry.text, next };
    case "why":
      return {
        ...told,
        summary: `Because of this: ${entry.cause ?? entry.text} ${entry.look ?? ""}`.trim(),
        next,
      };
    case "how":
      return {
        ...told,
        summary: entry.look ?? inLanguage(entry.notes, language) ?? entry.text,
        next,
      };
    case "simpler":
      return { ...told, summary: `In short: ${entry.simple ?? firstSentence(entry.text)}`, next };
    case "more":
    case "which": {
      const [first] = others;
      if (kind === "more" && first) return answerFromEntry(first, language, library);
      const names = others.map(({ title }) => `“${title}”`).join(" or ");
      const summary = `I mean “${entry.title}”: ${firstSentence(entry.text)}${names ? ` Close to it: ${names}.` : ""}`;
      return { ...told, summary, next };
    }
  }
}

async function inAnotherLanguage(
  entry: KnowledgeEntry,
  { language, past }: Asked,
  library: Sources["library"],
): Promise<Answer> {
  if (isAbout(entry, language) && inLanguage(entry.examples, language)) {
    return answerFromEntry(entry, language, library);
  }
  const asked = past.at(-1)?.message ?? entry.title;
  const [same] = await library.findEntries(`${asked} ${entry.asks.join(" ")}`, language);
  if (same && same.found.id !== entry.id && inLanguage(same.found.examples, language)) {
    return answerFromEntry(same.found, language, library);
  }
  const name = languageNames[language];
  return {
    topic: entryTopic(entry.id, language),
    summary: isAbout(entry, language)
      ? `It is the same in ${name}: ${entry.text}`
      : `In ${name} this does not come up in that form. ${entry.text}`,
  };
}
