import { inLanguage, type KnowledgeEntry } from "../../../entities/coach/knowledge-entry.ts";
import type { Language } from "../../../entities/runs/language.ts";
import type { Library } from "../../../ports/coach/knowledge.ts";
import type { Answer } from "../answer.ts";
import { entryTopic } from "../topics.ts";

export const languageNames: Record<Language, string> = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
};

/** An entry as an answer, in the language that was asked for; `names` are those of the error message that was found. */
export async function answerFromEntry(
  entry: KnowledgeEntry,
  language: Language,
  library: Library,
  names: readonly string[] = [],
): Promise<Answer> {
  const note = inLanguage(entry.notes, language);
  const sections: NonNullable<Answer["sections"]> = [];
  if (entry.cause) sections.push({ heading: "Usual cause", content: entry.cause });
  if (entry.look) sections.push({ heading: "How to look for it", content: entry.look });
  const example = exampleSection(entry, language);
  if (example) sections.push(example);
  return {
    topic: entryTopic(entry.id, language),
    summary: [leadOf(entry), namedIn(entry, names), note].filter(Boolean).join(" "),
    sections,
    todos: entry.todos,
    next: await nextFrom(entry, language, library),
  };
}

const leadOf = ({ kind, title, text }: KnowledgeEntry): string =>
  kind === "error" && !text.includes(title) ? `**${title}**: ${text}` : text;

/** What the names in the message mean, where the entry says so and all of them are there. */
function namedIn({ named }: KnowledgeEntry, names: readonly string[]): string {
  if (named === undefined) return "";
  const places = [...named.matchAll(/\{(\d)\}/g)].map(([, at]) => names[Number(at) - 1] ?? "");
  if (places.length === 0 || places.some((name) => name === "")) return "";
  return named.replaceAll(
    /\{(\d)\}/g,
    (_place, at) => `\`${names[Number(at) - 1]?.replaceAll("`", "")}\``,
  );
}

export function exampleSection(
  entry: KnowledgeEntry,
  language: Language,
): { heading: string; content: string; code: string } | null {
  const example = inLanguage(entry.examples, language);
  if (!example) return null;
  const content = example.raises === undefined ? "" : `This stops with ${example.raises}:`;
  return { heading: `For example, in ${languageNames[language]}`, content, code: example.code };
}

/** The ways in which the related entries are asked for, and what one can always ask about an entry. */
async function nextFrom(
  { kind, related, examples }: KnowledgeEntry,
  language: Language,
  library: Library,
): Promise<string[]> {
  const others = await Promise.all(related.map((id) => library.entry(id)));
  const asks = others.flatMap((entry) => (entry ? [questionFor(entry)] : []));
  const other = language === "python" ? "javascript" : "python";
  const elsewhere =
    kind === "basic" && examples[other] ? [`And in ${languageNames[other]}?`] : ["Simpler, please"];
  return [...asks.slice(0, 2), ...elsewhere];
}

const QUESTION = /^(what|how|why|when|which|can|could|is|are|do|does|should|where|who)\b/;

/** The first of its ways to ask that is a question, written as one. */
export function questionFor({ title, asks }: KnowledgeEntry): string {
  if (title.endsWith("?")) return title;
  const question = asks.find((ask) => QUESTION.test(ask));
  if (question === undefined) return `What about “${title}”?`;
  const spelled = question.replaceAll(/\bi\b/g, "I");
  return `${spelled.charAt(0).toUpperCase()}${spelled.slice(1)}?`;
}
