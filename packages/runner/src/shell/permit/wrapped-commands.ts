import type { WordNode } from "just-bash";
import { type Refusal, undecidable } from "./permission.ts";
import { staticText } from "./static-text.ts";

/** What a command that runs other commands would run: their words, or a program as text. */
export type Wrapped = {
  commands: readonly (readonly WordNode[])[];
  programs?: readonly string[];
};
type Unwrap = (args: readonly WordNode[]) => Wrapped | Refusal;

/** Each is as permitted as what it runs. */
export const wrappers: Readonly<Record<string, Unwrap>> = {
  xargs: (args) => afterOptions("xargs", args, { plain: /^-[0rt]+$/, withValue: /^-[nIL]$/ }),
  env: (args) => afterOptions("env", args, { plain: /^[a-z_][a-z0-9_]*=/ }),
  timeout: (args) => afterOptions("timeout", args, { plain: /^\d+(?:\.\d+)?s?$/ }),
  bash: (args) => programText("bash", args),
  sh: (args) => programText("sh", args),
  find: foundCommands,
};

type Options = { plain: RegExp; withValue?: RegExp };

/** The words after a wrapper's own options. An option that is not known may do anything. */
function afterOptions(name: string, args: readonly WordNode[], options: Options) {
  let index = 0;
  for (; index < args.length; index += 1) {
    const text = textAt(args, index);
    if (text === null) return undecidable(`what ${name} runs shows only while it runs`);
    if (options.withValue?.test(text)) index += 1;
    else if (!options.plain.test(text)) {
      if (text.startsWith("-")) return undecidable(`${name} ${text}`);
      break;
    }
  }
  const command = args.slice(index);
  return { commands: command.length > 0 ? [command] : [] };
}

function programText(name: string, args: readonly WordNode[]): Wrapped | Refusal {
  const program = textAt(args, 1);
  if (textAt(args, 0) !== "-c" || program === null) {
    return undecidable(`${name} with a script that shows only while it runs`);
  }
  return { commands: [], programs: [program] };
}

const runsCommand = /^-(?:exec|execdir|ok|okdir)$/;
const writesOrDeletes = /^-(?:delete|fls|fprint|fprintf|fprint0)$/;

function foundCommands(args: readonly WordNode[]): Wrapped | Refusal {
  const texts = args.map(staticText);
  if (texts.includes(null)) return undecidable("find with arguments that show only while it runs");
  const refused = texts.find((text) => writesOrDeletes.test(text ?? ""));
  if (refused) return undecidable(`find ${refused}`);
  const commands: WordNode[][] = [];
  for (let index = 0; index < args.length; index += 1) {
    if (!runsCommand.test(texts[index] ?? "")) continue;
    const end = texts.findIndex((text, at) => at > index && (text === ";" || text === "+"));
    if (end < 0) return undecidable(`find ${texts[index]} without an end`);
    commands.push(args.slice(index + 1, end));
    index = end;
  }
  return { commands };
}

function textAt(args: readonly WordNode[], index: number): string | null {
  const word = args[index];
  return word ? staticText(word) : null;
}
