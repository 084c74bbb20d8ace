import type { Cell, Figure } from "../../entities/drawings/figure.ts";
import type { Drawable } from "./drawable.ts";

const MOST_ROWS = 10;
const MOST_COLUMNS = 12;

export type Grid = {
  marked: [row: number, column: number][];
  rowHeads: Cell[];
  columnHeads: Cell[];
};

/** Lists of plain values as the rows of a grid, numbered if they differ in length; null for anything else. */
export function gridFigure(
  items: readonly Drawable[],
  length: number,
  cellOf: (drawable: Drawable) => Cell,
  { marked = [], rowHeads = [], columnHeads = [] }: Partial<Grid> = {},
): Figure | null {
  const rows = items.flatMap((item) => (item.kind === "row" && item.of === "list" ? [item] : []));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0 || rows.length < items.length) return null;
  if (rows.some((row) => row.items.some(isNested))) return null;
  const isRagged = rows.some((row) => row.length !== columns);
  const shown = rows
    .slice(0, MOST_ROWS)
    .map(({ items }) => items.slice(0, MOST_COLUMNS).map(cellOf));
  return {
    kind: "grid",
    rows: shown,
    rowHeads: isRagged ? [...shown.keys()] : rowHeads.slice(0, shown.length),
    columnHeads: columnHeads.slice(0, MOST_COLUMNS),
    marked: marked.filter(([row, column]) => row < MOST_ROWS && column < MOST_COLUMNS),
    leftOut: [length - shown.length, Math.max(0, columns - MOST_COLUMNS)],
  };
}

const isNested = (drawable: Drawable): boolean => drawable.kind !== "plain";
