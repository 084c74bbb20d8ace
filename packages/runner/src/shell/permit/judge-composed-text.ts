import type { WordNode } from "just-bash";
import type { Node } from "./node-judges.ts";
import { type Refusal, undecidable } from "./permission.ts";
import { staticText } from "./static-text.ts";
import { nonComposingCommands } from "./whitelist.ts";

/** Parts of a line that put text together, with the words that the learner reads about them. */
const composingParts: Readonly<Record<string, string>> = {
  Assignment: "a variable",
  HereDoc: "a here-document",
  BraceExpansion: "words in braces",
  DefaultValue: "a variable with a default value",
  UseAlternative: "a variable with an alternative value",
  PatternReplacement: "a variable with parts replaced",
  PatternRemoval: "a variable with parts removed",
  CaseModification: "a variable in other letters",
};

/**
 * Refuses a part of a proposed line that composes text. The guard has read only the line, so it has not judged a text that the line
 * puts together while it runs.
 */
export function judgeComposedText(node: Node): Refusal | null {
  const what = Object.hasOwn(composingParts, node.type) ? composingParts[node.type] : undefined;
  if (what) return composesText(what);
  if (node.type === "Redirection" && node.operator === "<<<") {
    return composesText("a here-string");
  }
  if (node.type === "For") {
    const words = (node.words ?? []) as readonly WordNode[];
    return words.every(isFileOrNumber) ? null : composesText("a loop over texts");
  }
  return null;
}

/** Refuses a command that can compose text from its arguments, such as `echo`. */
export function judgeComposingCommand(texts: readonly (string | null)[]): Refusal | null {
  const [name, ...args] = texts;
  if (!name || !nonComposingCommands.has(name)) return composesText(String(name));
  const printing = args.find((arg) => name === "find" && arg?.startsWith("-printf"));
  return printing ? composesText(`find ${printing}`) : null;
}

function isFileOrNumber(word: WordNode): boolean {
  const text = staticText(word);
  if (text !== null) return /^\d{1,4}$/.test(text);
  return word.parts.every(({ type }) => type === "Glob" || type === "Literal");
}

const composesText = (what: string) =>
  undecidable(`${what} can print text that nobody has checked`);
