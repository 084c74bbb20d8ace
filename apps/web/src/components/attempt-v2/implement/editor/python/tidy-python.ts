import { scanLine, startState } from "./scan-line.ts";

const INDENT = 4;
const TAB = 8;
const MAX_EMPTY_LINES = 2;

/**
 * Four spaces a level, no blanks at line ends, at most two empty lines in a row, one newline at the end.
 * What the program does stays as it is; one whose indentation cannot be understood is given back untouched.
 */
export function tidyPython(program: string): string {
  const tidied = reindented(program.replaceAll("\r\n", "\n").split("\n"));
  return tidied ? `${withoutEmptyRows(tidied).join("\n").trimEnd()}\n` : program;
}

type Line = { text: string; isFixed: boolean };

function reindented(lines: readonly string[]): Line[] | null {
  const widths = [0];
  const done: Line[] = [];
  let state = startState;
  let opensBlock = false;
  let shift = 0;
  for (const text of lines) {
    const bare = text.trimStart();
    const width = widthOf(text);
    const isInside = state.depth > 0 || state.continues;
    if (state.string !== null) done.push({ text, isFixed: true });
    else if (bare === "") done.push({ text: "", isFixed: false });
    else if (isInside) done.push(line(width + shift, bare));
    else if (bare.startsWith("#"))
      done.push(line(levelOf(widths, width, opensBlock) * INDENT, bare));
    else {
      if (!settle(widths, width, opensBlock)) return null;
      shift = (widths.length - 1) * INDENT - width;
      done.push(line(width + shift, bare));
    }
    if (state.string === null && (bare === "" || bare.startsWith("#"))) continue;
    state = scanLine(text, state);
    ({ opensBlock } = state);
    if (state.string !== null) keepEnd(done, text);
  }
  return done;
}

/** The blanks at the end of a line belong to the text that goes on in the next. */
function keepEnd(done: Line[], text: string): void {
  const last = done.at(-1);
  if (!last || last.isFixed) return;
  last.text += text.slice(text.trimEnd().length);
  last.isFixed = true;
}

/** Moves to the level of a line; false where it stands on none. */
function settle(widths: number[], width: number, mayOpen: boolean): boolean {
  const present = widths.at(-1) ?? 0;
  if (width > present) {
    if (!mayOpen) return false;
    widths.push(width);
    return true;
  }
  while ((widths.at(-1) ?? 0) > width) widths.pop();
  return widths.at(-1) === width;
}

/** A comment stands where the next line would, by its own indent. */
function levelOf(widths: readonly number[], width: number, mayOpen: boolean): number {
  const isDeeper = mayOpen && width > (widths.at(-1) ?? 0);
  return widths.filter((one) => one <= width).length - (isDeeper ? 0 : 1);
}

const line = (indent: number, bare: string): Line => ({
  text: `${" ".repeat(Math.max(0, indent))}${bare.trimEnd()}`,
  isFixed: false,
});

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (character === " ") width += 1;
    else if (character === "\t") width += TAB - (width % TAB);
    else break;
  }
  return width;
}

function withoutEmptyRows(lines: readonly Line[]): string[] {
  let empty = 0;
  const kept = lines.filter(({ text, isFixed }) => {
    empty = text === "" && !isFixed ? empty + 1 : 0;
    return empty <= MAX_EMPTY_LINES;
  });
  return kept.map(({ text }) => text);
}
