import { isCodeLine, isPseudoCodeLine } from "../extract/is-code-line.ts";

/** One cell with code may be an example; more are a program. */
const LEAST_CELLS = 2;
const MAX_ROWS = 400;
const row = /^[ \t>]{0,20}\|(.{1,2000})/;

const isCode = (cell: string): boolean => isCodeLine(cell) || isPseudoCodeLine(cell);

/** Reads tables as programs: each column from top to bottom, and all cells with code in order. */
export function readTables(text: string): string[] {
  const rows = text
    .split("\n")
    .slice(0, MAX_ROWS)
    .flatMap((line) => {
      const cells = row.exec(line)?.[1];
      return cells === undefined
        ? []
        : [cells.split("|").map((cell) => cell.replaceAll("`", "").trim())];
    });
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: widest }, (_, at) => rows.map((cells) => cells[at] ?? ""));
  return [...columns, rows.flat()]
    .map((cells) => cells.filter(isCode))
    .filter((cells) => cells.length >= LEAST_CELLS)
    .map((cells) => cells.join("\n"));
}
