import type { DrawnAs } from "../../entities/catalog/drawn-as.ts";
import type { Cell, Picture } from "../../entities/pictures/picture.ts";
import { MOST_LETTERS, MOST_WIDE_LETTERS } from "../../entities/pictures/picture-limits.ts";
import { chooseShown } from "./choose-shown.ts";
import { graphOfEdges } from "./graph-of-edges.ts";
import { type Grid, pictureGrid } from "./grid-of.ts";
import { type Held, type HeldOf, heldText, shortText } from "./held.ts";

export const MOST_SHOWN = 12;
const MOST_LISTED = 8;
const MOST_BARS = 10;

/** What else is known of a value: how it is meant, how it is used, what points into it. */
export type PictureHints = {
  drawnAs?: DrawnAs | undefined;
  role?: "stack" | "queue" | undefined;
  pointers?: Readonly<Record<string, number>>;
  grid?: Partial<Grid>;
  /** For a graph: its number of nodes, and the nodes that the other arguments name. */
  nodes?: number | undefined;
  markedNodes?: readonly number[];
};

/** The picture that fits a value; null for one that a word says as well. */
export function pictureOf(held: Held, hints: PictureHints = {}): Picture | null {
  switch (held.kind) {
    case "plain":
      return null;
    case "row":
      return pictureRow(held, hints);
    case "pairs":
      return {
        kind: "map",
        entries: held.entries
          .slice(0, MOST_LISTED)
          .map(([key, value]) => [wideCell(key), wideCell(value)]),
        marked: [],
        leftOut: Math.max(0, held.entries.length - MOST_LISTED),
      };
    case "chain":
      return pictureChain(held, hints);
    case "tree":
      return {
        kind: "tree",
        levels: held.levels.map((level) => level.map((node) => (node ? cellOf(node) : null))),
        marked: [],
        pointers: {},
        leftOut: held.leftOut,
      };
  }
}

function pictureRow(held: HeldOf<"row">, hints: PictureHints): Picture | null {
  const { items, length, of } = held;
  if (of === "set") return { kind: "set", ...listed(items, length) };
  if (hints.role === "queue") return { kind: "queue", ...listed(items, length) };
  if (hints.role === "stack") {
    const values = items.slice(-MOST_LISTED).map(wideCell);
    return { kind: "stack", values, leftOut: length - values.length };
  }
  const shaped = hints.drawnAs && pictureShaped(held, hints.drawnAs, hints);
  return shaped || pictureGrid(items, length, cellOf, hints.grid) || pictureArray(held, hints);
}

/** The shape that an author named; null where the values do not have it. */
function pictureShaped(
  { items, length }: HeldOf<"row">,
  drawnAs: DrawnAs,
  { nodes, markedNodes = [] }: PictureHints,
): Picture | null {
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

function pictureArray({ items, length, of }: HeldOf<"row">, hints: PictureHints): Picture {
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

function pictureChain(
  { values, backTo, leftOut }: HeldOf<"chain">,
  { pointers = {} }: PictureHints,
): Picture {
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

function listed(items: readonly Held[], length: number) {
  const values = items.slice(0, MOST_LISTED).map(wideCell);
  return { values, leftOut: length - values.length };
}

function cellOf(held: Held): Cell {
  if (held.kind === "plain" && held.number !== null) return held.number;
  return shortText(heldText(held), MOST_LETTERS);
}

function wideCell(held: Held): Cell {
  if (held.kind === "plain" && held.number !== null) return held.number;
  return shortText(heldText(held), MOST_WIDE_LETTERS);
}
