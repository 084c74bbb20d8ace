import type { Language } from "../../../entities/runs/language.ts";
import { endOfText } from "./end-of-text.ts";

/** `isStatement`: the line begins and ends outside of brackets and of texts that span lines. */
export type CodeLine = { text: string; isStatement: boolean };

/** After one of these a `/` divides. After anything else it begins a regular expression. */
const DIVIDES = /(?:[\w$)\]}"'`])$/;
const BEFORE_PATTERN = /\b(?:return|typeof|case|in|of|void|delete|throw|new|else|do)$/;

/** The lines of a program without its comments; null where it cannot be told what is a comment. */
export function readCodeLines(program: string, language: Language): CodeLine[] | null {
  const isPython = language === "python";
  const lines: CodeLine[] = [];
  let text = "";
  let depth = 0;
  let isStatement = true;
  let at = 0;

  function endLine() {
    lines.push({ text: text.trimEnd(), isStatement: isStatement && depth === 0 });
    text = "";
    isStatement = depth === 0;
  }

  while (at < program.length) {
    const character = program[at] ?? "";
    const two = program.slice(at, at + 2);
    if (character === "\n") {
      endLine();
      at += 1;
    } else if (isPython ? character === "#" : two === "//") {
      at = endOfLine(program, at);
    } else if (!isPython && two === "/*") {
      const end = program.indexOf("*/", at + 2);
      if (end < 0) return null;
      if (program.slice(at, end).includes("\n")) endLine();
      else if (text.trim() !== "") text = joinAround(text.trimEnd(), program[end + 2]);
      at = end + 2;
    } else if (isTextBegin(character, text, isPython)) {
      const end = endOfText(program, at, language);
      if (end === null) return null;
      const whole = program.slice(at, end);
      if (whole.includes("\n")) isStatement = false;
      text += whole;
      at = end;
    } else {
      if ("([".includes(character) || (isPython && character === "{")) depth += 1;
      if (")]".includes(character) || (isPython && character === "}")) depth -= 1;
      text += character;
      at += 1;
    }
  }
  endLine();
  return lines;
}

function isTextBegin(character: string, before: string, isPython: boolean): boolean {
  if (character === '"' || character === "'") return true;
  if (isPython) return false;
  if (character === "`") return true;
  if (character !== "/") return false;
  const last = before.trimEnd().slice(-20);
  return !DIVIDES.test(last) || BEFORE_PATTERN.test(last);
}

/** Two words stay two without the comment between them. */
const joinAround = (before: string, next = ""): string =>
  /\w$/.test(before) && /\w/.test(next) ? `${before} ` : before;

function endOfLine(program: string, at: number): number {
  const end = program.indexOf("\n", at);
  return end < 0 ? program.length : end;
}
