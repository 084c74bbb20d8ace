type CommandTexts = {
  /** The command's name, options and files, as plain words. */
  words: string;
  /** Text that the command would write or run; it is judged like any other code. */
  written: string[];
};

const QUOTED = /"[^"]{0,4000}"|'[^']{0,4000}'/g;
/** Before a text it would read as an instruction of its own. */
const PRINTS = /\b(?:echo|printf)\s/g;
const PRINTED = /\b(?:echo|printf)\s([^|;&<>]{1,4000})/g;

/** What the guard reads of a proposed command. A command such as `cat notes.md | head` is no code of the problem. */
export function commandTexts(command: string): CommandTexts {
  if (command.trim().includes("\n")) return { words: "", written: [command] };
  const quoted = [...command.matchAll(QUOTED)].map(([text]) => text.slice(1, -1));
  const bare = command.replaceAll(QUOTED, " ");
  const printed = [...bare.matchAll(PRINTED)].map(([, text = ""]) => text);
  return {
    words: bare.replaceAll(PRINTS, " ").replaceAll(/[|;&<>`$"'\\]/g, " "),
    written: [...quoted, ...printed].filter((text) => text.trim() !== ""),
  };
}
