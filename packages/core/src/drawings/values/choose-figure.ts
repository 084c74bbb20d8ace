import type { DrawnAs } from "../../entities/catalog/drawn-as.ts";
import { MOST_LETTERS, MOST_WIDE_LETTERS } from "../../entities/drawings/drawing-limits.ts";
import type { Cell, Figure } from "../../entities/drawings/figure.ts";
import { chooseShown } from "./choose-shown.ts";
import { type Drawable, type DrawableOf, drawableText, shortText } from "./drawable.ts";
import { graphOfEdges } from "./graph-of-edges.ts";
import { type Grid, gridFigure } from "./grid-of.ts";

export const MOST_SHOWN = 12;
const MOST_LISTED = 8;
const MOST_BARS = 10;

/** What else is known of a value: how it is meant, how it is used, what points into it. */
export type FigureHints = {
  drawnAs?: DrawnAs | undefined;
  role?: "stack" | "queue" | undefined;
  pointers?: Readonly<Record<string, number>>;
  grid?: Partial<Grid>;
  /** For a graph: its number of nodes, and the nodes that the other arguments name. */
  nodes?: number | undefined;
  markedNodes?: readonly number[];
};

/** Chooses the figure that shows a value best; null for a value that is as clear as text. */
export function chooseFigure(drawable: Drawable, hints: FigureHints = {}): Figure | null {
  switch (drawable.kind) {
    case "plain":
      return null;
    case "row":
      return rowFigure(drawable, hints);
    case "pairs":
      return {
        kind: "map",
        entries: drawable.entries
          .slice(0, MOST_LISTED)
          .map(([key, value]) => [wideCell(key), wideCell(value)]),
        marked: [],
        leftOut: Math.max(0, drawable.entries.length - MOST_LISTED),
      };
    case "chain":
      return chainFigure(drawable, hints);
    case "tree":
      return {
        kind: "tree",
        levels: drawable.levels.map((level) => level.map((node) => (node ? cellOf(node) : null))),
        marked: [],
        pointers: {},
        leftOut: drawable.leftOut,
      };
  }
}

function rowFigure(drawable: DrawableOf<"row">, hints: FigureHints): Figure | null {
  const { items, length, of } = drawable;
  if (of === "set") return { kind: "set", ...listed(items, length) };
  if (hints.role === "queue") return { kind: "queue", ...listed(items, length) };
  if (hints.role === "stack") {
    const values = items.slice(-MOST_LISTED).map(wideCell);
    return { kind: "stack", values, leftOut: length - values.length };
  }
  const shaped = hints.drawnAs && shapedFigure(drawable, hints.drawnAs, hints);
  return shaped || gridFigure(items, length, cellOf, hints.grid) || arrayFigure(drawable, hints);
}

/** The shape that an author named; null where the values do not have it. */
function shapedFigure(
  { items, length }: DrawableOf<"row">,
  drawnAs: DrawnAs,
  { nodes, markedNodes = [] }: FigureHints,
): Figure | null {
  if (drawnAs === "grid") return null;
  const rows = items.map((item) =>
    item.kind === "row"
      ? item.items.map((each) => (each.kind === "plain" ? each.number : null))
      : [],
  );
  if (drawnAs !== "intervals") return graphOfEdges(rows, drawnAs, nodes, markedNodes);
  const intervals = rows.flatMap(([from, to]): [number, number][] =>
    typeof from === "number" && typeof to === "number" ? [[from, to]] : [],
  );
  if (intervals.length === 0 || intervals.length < items.length) return null;
  return {
    kind: "intervals",
    intervals: intervals.slice(0, MOST_BARS),
    marked: [],
    leftOut: Math.max(0, length - MOST_BARS),
  };
}

function arrayFigure({ items, length, of }: DrawableOf<"row">, hints: FigureHints): Figure {
  const most = of === "text" ? MOST_SHOWN + 4 : MOST_SHOWN;
  const pointers = Object.fromEntries(
    Object.entries(hints.pointers ?? {}).filter(
      ([, at]) => at === length || (at >= 0 && at < items.length),
    ),
  );
  const positions = length > most ? chooseShown(items.length, most, Object.values(pointers)) : null;
  const at = positions ?? [...items.keys()];
  return {
    kind: "array",
    values: at.map((position) => {
      const item = items[position];
      return item ? cellOf(item) : null;
    }),
    shown: positions || items.length < length ? { positions: at, length } : null,
    pointers: shortNames(pointers),
    window: null,
    marked: [],
  };
}

function chainFigure(
  { values, backTo, leftOut }: DrawableOf<"chain">,
  { pointers = {} }: FigureHints,
): Figure {
  const shown = values.slice(0, MOST_SHOWN);
  const isCut = shown.length < values.length;
  return {
    kind: "list",
    values: shown.map(cellOf),
    pointers: shortNames(
      Object.fromEntries(Object.entries(pointers).filter(([, at]) => at <= shown.length)),
    ),
    backTo: isCut ? null : backTo,
    leftOut: leftOut + values.length - shown.length,
  };
}

function shortNames<Place>(pointers: Readonly<Record<string, Place>>): Record<string, Place> {
  return Object.fromEntries(
    Object.entries(pointers).map(([name, at]) => [shortText(name, MOST_LETTERS), at]),
  );
}

function listed(items: readonly Drawable[], length: number) {
  const values = items.slice(0, MOST_LISTED).map(wideCell);
  return { values, leftOut: length - values.length };
}

function cellOf(drawable: Drawable): Cell {
  if (drawable.kind === "plain" && drawable.number !== null) return drawable.number;
  return shortText(drawableText(drawable), MOST_LETTERS);
}

function wideCell(drawable: Drawable): Cell {
  if (drawable.kind === "plain" && drawable.number !== null) return drawable.number;
  return shortText(drawableText(drawable), MOST_WIDE_LETTERS);
}
