import { nonComposingCommands } from "../../../entities/people/command-whitelist.ts";

/** A quoted text, an operator, blanks, or other characters. An unclosed quote matches nothing. */
const TOKENS = /'([^']*)'|"([^"]*)"|([|;&\n]+)|([<>]+&?)|([ \t]+)|([^\s'"|;&<>]+)/y;
/** Characters by which the shell expands a text. */
const EXPANDED = /[$`\\]/;
/** The same without quotes: also braces, subshells, functions and assignments. */
const EXPANDED_BARE = /[$`\\{}()]|^\w+\+?=/;

/** `parts`: how many quoted and bare texts the word is put together from. */
type Word = { text: string; parts: number };

/**
 * Whether the guard can judge what a proposed line prints by reading the line. A command such as `tr`, a variable or a
 * here-document can compose a text that the line does not contain. Stricter than the shell: only what is plainly harmless can be judged.
 */
export function canJudgeCommand(line: string): boolean {
  const commands = readCommands(line);
  return commands?.every(isHarmless) ?? false;
}

type Command = { words: Word[]; isPiped: boolean };

/** The commands of a line with their words, or null where a part of it would be expanded. */
function readCommands(line: string): Command[] | null {
  const commands: Command[] = [];
  let words: Word[] = [];
  let isInWord = false;
  const matcher = new RegExp(TOKENS);
  while (matcher.lastIndex < line.length) {
    const [token, single, double, separator, redirection, , bare] = matcher.exec(line) ?? [];
    if (token === undefined) return null;
    if (EXPANDED.test(double ?? "") || EXPANDED_BARE.test(bare ?? "")) return null;
    if (redirection?.startsWith("<<")) return null;
    const text = single ?? double ?? bare;
    if (separator !== undefined) {
      commands.push({ words, isPiped: /^\|&?$/.test(separator) });
      words = [];
    } else if (text !== undefined) {
      const last = isInWord ? words.pop() : undefined;
      words.push({ text: (last?.text ?? "") + text, parts: (last?.parts ?? 0) + 1 });
    }
    isInWord = text !== undefined;
  }
  return [...commands, { words, isPiped: false }].filter((command) => command.words.length > 0);
}

/** `echo` prints its words as they stand in the line, unless they are put together or passed on. */
function isHarmless({ words, isPiped }: Command): boolean {
  const [name, ...args] = words;
  if (name?.text === "echo") {
    return !isPiped && args.every(({ text, parts }) => parts === 1 && !text.startsWith("-"));
  }
  if (name?.text === "find") return !args.some(({ text }) => /^-(?:printf|exec|ok)/.test(text));
  return nonComposingCommands.has(name?.text ?? "");
}
