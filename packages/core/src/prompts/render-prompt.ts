import type { Prompt } from "./prompt.ts";

/** A text becomes a block of its own; a number is inserted as it is. */
export type PromptValues = Readonly<Record<string, string | number>>;

/** In characters; longer code may not fit into a small model's context. */
export const MAX_BLOCK_LENGTH = 12_000;

const PLACE = /\{\{(\w+)\}\}/g;

/**
 * Values are inserted once, so `{{name}}` in a learner's text is not replaced. Block tags end with a number that is in
 * no text, so no text can close its block and pose as an instruction.
 */
export function renderPrompt({ system, user }: Prompt, values: PromptValues) {
  const mark = unusedMark(Object.values(values).map(String).concat(user));
  const filled = user.replace(PLACE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing is given for {{${name}}}`);
    return typeof value === "number" ? String(value) : renderBlock(name, value, mark);
  });
  return { system, user: filled };
}

function renderBlock(name: string, text: string, mark: number): string {
  const tag = `${name.replaceAll("_", "-")}-${mark}`;
  return `<${tag}>\n${shortenBlock(text)}\n</${tag}>`;
}

/** Only this many digits of a number are compared: there are never that many blocks. */
const MAX_MARK_DIGITS = 9;

/** The smallest number that follows a hyphen in none of the texts. */
function unusedMark(texts: readonly string[]): number {
  const used = new Set<string>();
  for (const text of texts) {
    for (const [, digits = ""] of text.matchAll(/-(\d+)/g)) {
      for (let end = 1; end <= Math.min(digits.length, MAX_MARK_DIGITS); end++) {
        used.add(digits.slice(0, end));
      }
    }
  }
  let mark = 1;
  while (used.has(String(mark))) mark += 1;
  return mark;
}

function shortenBlock(text: string): string {
  if (text.trim() === "") return "(nothing)";
  if (text.length <= MAX_BLOCK_LENGTH) return text;
  return `${text.slice(0, MAX_BLOCK_LENGTH)}\n(cut here)`;
}
