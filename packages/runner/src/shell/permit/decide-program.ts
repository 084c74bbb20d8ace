import type { ScriptNode, SimpleCommandNode, WordNode } from "just-bash";
import { judgeComposedText, judgeComposingCommand } from "./judge-composed-text.ts";
import { judgeRedirection } from "./judge-redirection.ts";
import { type Node, nodeJudges } from "./node-judges.ts";
import { type Permission, type Refusal, undecidable } from "./permission.ts";
import { staticText } from "./static-text.ts";
import { isListed, type Whitelist } from "./whitelist.ts";
import { wrappers } from "./wrapped-commands.ts";

export type Rules = {
  whitelist: Whitelist;
  /** True for a line that the coach proposed. Such a line may not compose text. */
  isProposed: boolean;
  /** Commands that exist without being defined in the program; a function may not take their names. */
  commandNames: ReadonlySet<string>;
  parse(program: string): ScriptNode;
};

/**
 * Looks at every part of the parsed program: in pipes, lists, substitutions, functions, and in what other commands run.
 * What is not known to be permitted is refused.
 */
export function decideProgram(program: ScriptNode, rules: Rules): Permission {
  const functions = new Set<string>();
  const found = findRefusal(program, rules, functions);
  return found ?? { permitted: true };
}

function findRefusal(part: unknown, rules: Rules, functions: Set<string>): Refusal | null {
  if (part === null || typeof part !== "object") return null;
  const children = Object.values(part);
  if (!("type" in part)) return firstRefusal(children, rules, functions);
  return judgeNode(part as Node, rules, functions) ?? firstRefusal(children, rules, functions);
}

function firstRefusal(parts: readonly unknown[], rules: Rules, functions: Set<string>) {
  for (const part of parts) {
    const refusal = findRefusal(part, rules, functions);
    if (refusal) return refusal;
  }
  return null;
}

function judgeNode(node: Node, rules: Rules, functions: Set<string>): Refusal | null {
  const composed = rules.isProposed ? judgeComposedText(node) : null;
  if (composed) return composed;
  if (node.type === "SimpleCommand") {
    const { name, args } = node as unknown as SimpleCommandNode;
    return name ? judgeCommand([name, ...args], rules, functions) : null;
  }
  if (node.type === "Redirection") {
    return judgeRedirection(node as unknown as SimpleCommandNode["redirections"][number]);
  }
  const judge = nodeJudges[node.type];
  if (!judge) return undecidable(`a part of the kind ${node.type}`);
  return judge(node) ?? learnFunction(node, rules, functions);
}

/** A function's body is looked at where it is defined; a call above that place is refused as an unknown command. */
function learnFunction(node: Node, { commandNames }: Rules, functions: Set<string>) {
  if (node.type !== "FunctionDef") return null;
  const name = String(node.name);
  if (commandNames.has(name)) return undecidable(`a function that takes the name of ${name}`);
  functions.add(name);
  return null;
}

function judgeCommand(
  words: readonly WordNode[],
  rules: Rules,
  functions: Set<string>,
): Refusal | null {
  const texts = words.map(staticText);
  const name = texts[0];
  if (name === undefined || name === null) {
    return undecidable("a command whose name shows only while it runs");
  }
  if (functions.has(name)) return null;
  const unwrap = Object.hasOwn(wrappers, name) ? wrappers[name] : undefined;
  const wrapped = unwrap?.(words.slice(1));
  if (wrapped && "permitted" in wrapped) return wrapped;
  if (wrapped && name !== "find") return judgeWrapped(wrapped, rules, functions);
  if (!isListed(rules.whitelist, texts)) {
    return { permitted: false, reason: "not-listed", what: name };
  }
  const composed = rules.isProposed ? judgeComposingCommand(texts) : null;
  if (composed) return composed;
  if (name === "printf" && writesVariable(texts)) return undecidable("printf -v");
  return wrapped ? judgeWrapped(wrapped, rules, functions) : null;
}

/** The name after `-v` may hold an index that bash reads as a program. */
const writesVariable = (texts: readonly (string | null)[]): boolean =>
  texts[1] === null || texts[1]?.startsWith("-v") === true;

function judgeWrapped(
  { commands, programs = [] }: Exclude<ReturnType<(typeof wrappers)[string]>, Refusal>,
  rules: Rules,
  functions: Set<string>,
): Refusal | null {
  for (const command of commands) {
    const refusal = judgeCommand(command, rules, functions);
    if (refusal) return refusal;
  }
  for (const program of programs) {
    const permission = decideText(program, rules);
    if (!permission.permitted) return permission;
  }
  return null;
}

/** Decides on a line as it was typed. */
export function decideText(line: string, rules: Rules): Permission {
  let program: ScriptNode;
  try {
    program = rules.parse(line);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { permitted: false, reason: "not-bash", what };
  }
  return decideProgram(program, rules);
}
