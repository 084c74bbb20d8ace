import type { CodeLine, CodeOutline } from "../../../../entities/runs/code-outline.ts";
import type { Language } from "../../../../entities/runs/language.ts";

/** A line that does something else than most people expect; `says` describes what it does. */
export type Trap = { line: number; says: string };
export type Program = { code: string; language: Language };
export type ProgramReading = Program & { lines: string[]; outline: CodeOutline };
export type TrapFinder = (reading: ProgramReading) => Trap[];

/** A trap for every line that matches. */
export function trapsAt(
  lines: readonly string[],
  pattern: RegExp,
  says: (line: number) => string,
): Trap[] {
  return lines.flatMap((text, at) =>
    pattern.test(text) ? [{ line: at + 1, says: says(at + 1) }] : [],
  );
}

/** The innermost loop that a line stands in. */
export const loopAround = ({ loops }: CodeOutline, line: number) =>
  loops.findLast((loop) => loop.line < line && loop.endLine >= line);

export function statementsIn(
  { lines }: CodeOutline,
  loop: CodeOutline["loops"][number],
): CodeLine[] {
  return lines.filter(({ line }) => line > loop.line && line <= loop.endLine);
}

export const indentOf = (text = ""): number => text.length - text.trimStart().length;
