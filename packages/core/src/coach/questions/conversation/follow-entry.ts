import {
  inLanguage,
  isAbout,
  type KnowledgeEntry,
} from "../../../entities/coach/knowledge-entry.ts";
import { firstSentence } from "../../../text/first-sentence.ts";
import type { Answer } from "../answer.ts";
import { SURE } from "../knowledge/answer-from-entries.ts";
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
  kind: Exclude<FollowUp, "yes" | "in-my-code">,
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
      return anExample(entry, asked, others, next);
    case "why":
      return {
        ...told,
        summary:
          `Because of this: ${entry.cause ?? reasonOf(entry, language)} ${entry.look ?? ""}`.trim(),
        next,
      };
    case "how":
      return {
        ...told,
        summary: entry.look ?? inLanguage(entry.notes, language) ?? entry.text,
        next,
      };
    case "simpler":
      return simplerOf(entry, asked, told, next);
    case "other-way":
      return otherWays(entry, others, asked, told, next);
    case "cost":
      return { ...told, summary: entry.cost ?? (await costOf(entry, library)), next };
    case "sure":
      return {
        ...told,
        summary: `Yes: this was written for this catalogue, and its examples are run before each release. ${firstSentence(entry.text)} Try the example yourself: change a value in it and run it.`,
        next,
      };
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

/** Similar entries, told as other ways to do the same. */
function otherWays(
  { title, text }: KnowledgeEntry,
  others: readonly KnowledgeEntry[],
  { language }: Asked,
  told: Pick<Answer, "topic" | "sections">,
  next: readonly string[],
): Answer {
  const sections = others.slice(0, 2).map((other) => {
    const example = exampleSection(other, language);
    return { heading: other.title, content: other.text, ...(example && { code: example.code }) };
  });
  return sections.length === 0
    ? { ...told, summary: `I know no other way for “${title}”. ${text}`, next }
    : { ...told, summary: `Beside “${title}” there is this:`, sections, next };
}

/** The example of the entry; when that was shown already, the one of what is closest to it, or in another language. */
function anExample(
  entry: KnowledgeEntry,
  { language, past }: Asked,
  others: readonly KnowledgeEntry[],
  next: readonly string[],
): Answer {
  const shown = past.at(-1)?.reply.sections?.flatMap(({ code }) => code ?? []) ?? [];
  const example = exampleSection(entry, language);
  if (example && !shown.includes(example.code)) {
    const topic = entryTopic(entry.id, language);
    return { topic, summary: `Here is one for “${entry.title}”.`, sections: [example], next };
  }
  const other = others.find((each) => exampleSection(each, language));
  const section = other && exampleSection(other, language);
  if (other && section) {
    const summary = `Another one, close to it: “${other.title}”. ${firstSentence(other.text)}`;
    const sections = example
      ? [section, { ...example, heading: "The first one again" }]
      : [section];
    return { topic: entryTopic(other.id, language), summary, sections, next };
  }
  return {
    topic: entryTopic(entry.id, language),
    summary: entry.simple ?? entry.look ?? entry.text,
    ...(example && { sections: [example] }),
    next,
  };
}

/** In simpler words; who has read those too gets the way to look for it, or the example alone. */
function simplerOf(
  entry: KnowledgeEntry,
  { past }: Asked,
  told: Pick<Answer, "topic" | "sections">,
  next: readonly string[],
): Answer {
  const said = past.at(-1)?.reply.summary ?? "";
  if (!said.startsWith("In short:")) {
    const short = [entry.simple, firstSentence(entry.text)].filter(Boolean).join(" ");
    return { ...told, summary: `In short: ${short}`, next };
  }
  const other = entry.look ?? entry.cause ?? entry.text;
  return {
    ...told,
    summary: `Then without many words. ${other} ${told.sections ? "Read the example line by line and say what each line does." : "Which word in it is unclear? Ask me about that one."}`,
    next,
  };
}

/** The sentence that gives a reason, or else the note for the language, or all of it. */
function reasonOf(entry: KnowledgeEntry, language: Asked["language"]): string {
  const reason = entry.text
    .split(/(?<=[.!?])\s/)
    .find((sentence) => /\b(because|since|so that|therefore)\b/i.test(sentence));
  return reason ?? [entry.text, inLanguage(entry.notes, language)].filter(Boolean).join(" ");
}

async function costOf({ title }: KnowledgeEntry, library: Sources["library"]): Promise<string> {
  const general = await library.entry("hidden-loops");
  return `I have no figure for “${title}”. ${general?.text ?? "Count how often each line runs."}`;
}

async function inAnotherLanguage(
  entry: KnowledgeEntry,
  { language, past }: Asked,
  library: Sources["library"],
): Promise<Answer> {
  const asked = past.at(-1)?.message ?? entry.title;
  const typed = language === "typescript" && !entry.examples.typescript;
  const own = typed ? await findTyped(asked, library) : null;
  if (own) return answerFromEntry(own, language, library);
  if (isAbout(entry, language) && inLanguage(entry.examples, language)) {
    return answerFromEntry(entry, language, library);
  }
  const [byQuestion] = await library.findEntries(asked, language);
  const [byEntry] = await library.findEntries(`${asked} ${entry.asks.join(" ")}`, language);
  const same = byQuestion && byQuestion.confidence >= SURE ? byQuestion : byEntry;
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

const SURELY_TYPED = 0.75;

/** What TypeScript has of its own for the same question. */
async function findTyped(
  question: string,
  library: Sources["library"],
): Promise<KnowledgeEntry | null> {
  const found = (await library.findEntries(`${question} type`, "typescript")).find(
    ({ found: { languages } }) => languages.length === 1 && languages[0] === "typescript",
  );
  return found && found.confidence >= SURELY_TYPED ? found.found : null;
}
