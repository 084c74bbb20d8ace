import { inLanguage } from "../../../entities/coach/knowledge-entry.ts";
import type { Answer } from "../answer.ts";
import type { Question, Sources } from "../question.ts";

const MOST_CALLS = 2;
const CALLED = /(\.?)\b([A-Za-z_]\w{1,30}) ?\(/g;
const WORDS = new Set([
  "if",
  "for",
  "while",
  "and",
  "or",
  "not",
  "in",
  "return",
  "function",
  "def",
  "switch",
]);

/** Explains the language's functions and methods that the line calls and the question names. */
export async function explainCalls(
  line: string,
  { question, attempt: { language } }: Pick<Question, "question" | "attempt">,
  { library }: Pick<Sources, "library">,
): Promise<NonNullable<Answer["sections"]>> {
  const names = [...line.slice(0, 300).matchAll(CALLED)]
    .map(([, , name = ""]) => name)
    .filter((name) => !WORDS.has(name) && new RegExp(`\\b${name}\\b`).test(question));
  const found = await Promise.all(
    [...new Set(names)].map(async (name) => ({
      name,
      entry: await library.findCall(name, language),
    })),
  );
  return found
    .flatMap(({ name, entry }) =>
      entry
        ? [
            {
              heading: `What \`${name}\` does`,
              content: [entry.text, inLanguage(entry.notes, language)].filter(Boolean).join(" "),
            },
          ]
        : [],
    )
    .slice(0, MOST_CALLS);
}
