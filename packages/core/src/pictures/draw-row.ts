import type { PictureOf } from "../entities/pictures/picture.ts";
import { cellText } from "./cell-text.ts";
import {
  CELL_HEIGHT,
  cell,
  cellWidth,
  type Drawing,
  LINE_HEIGHT,
  MARGIN,
  type Shape,
  smallText,
} from "./drawing.ts";

const LINK_WIDTH = 26;

/** Values side by side with their positions above, and the pointers' names below. */
export function drawArray({ values, pointers, window, marked }: PictureOf<"array">): Drawing {
  const texts = values.map(cellText);
  const width = cellWidth([...texts, ...Object.keys(pointers)].map((each) => each));
  const top = LINE_HEIGHT + MARGIN;
  const inWindow = (at: number) => window !== null && at >= window[0] && at <= window[1];
  const left = (at: number) => MARGIN + at * width;
  const cells = texts.flatMap((each, at) => [
    ...cell(left(at), top, width, each, marked.includes(at) || inWindow(at) ? "marked" : "plain"),
    smallText(left(at) + width / 2, LINE_HEIGHT / 2 + MARGIN / 2, String(at)),
  ]);
  const below = drawPointers(pointers, (at) => left(at) + width / 2, top + CELL_HEIGHT);
  const past = Math.max(values.length, ...Object.values(pointers).map((at) => at + 1));
  return {
    width: past * width + 2 * MARGIN,
    height: top + CELL_HEIGHT + below.height + MARGIN,
    shapes: [...cells, ...below.shapes],
  };
}

/** Nodes in a chain, each with an arrow to the next. */
export function drawList({ values, pointers }: PictureOf<"list">): Drawing {
  const texts = values.map(cellText);
  const width = cellWidth([...texts, ...Object.keys(pointers)]);
  const left = (at: number) => MARGIN + at * (width + LINK_WIDTH);
  const middle = MARGIN + CELL_HEIGHT / 2;
  const shapes = texts.flatMap((each, at): Shape[] => [
    ...cell(left(at), MARGIN, width, each, "plain"),
    {
      kind: "line",
      from: { x: left(at) + width, y: middle },
      to: { x: left(at + 1), y: middle },
      tone: "faint",
      arrow: true,
    },
  ]);
  const end = left(values.length);
  const below = drawPointers(pointers, (at) => left(at) + width / 2, MARGIN + CELL_HEIGHT);
  return {
    width: end + width + MARGIN,
    height: MARGIN + CELL_HEIGHT + below.height + MARGIN,
    shapes: [...shapes, smallText(end + width / 2, middle, "end"), ...below.shapes],
  };
}

/** Pointers to the same position stand one below the other. */
function drawPointers(
  pointers: Readonly<Record<string, number>>,
  middleOf: (at: number) => number,
  top: number,
): { shapes: Shape[]; height: number } {
  const rows = new Map<number, number>();
  const shapes = Object.entries(pointers).flatMap(([name, at]): Shape[] => {
    const row = rows.get(at) ?? 0;
    rows.set(at, row + 1);
    const x = middleOf(at);
    const y = top + 14 + LINE_HEIGHT * (row + 0.5);
    const arrow: Shape = {
      kind: "line",
      from: { x, y: top + 16 },
      to: { x, y: top + 2 },
      tone: "marked",
      arrow: true,
    };
    return row === 0 ? [arrow, smallText(x, y, name, "marked")] : [smallText(x, y, name, "marked")];
  });
  const most = Math.max(0, ...rows.values());
  return { shapes, height: most === 0 ? 0 : 14 + LINE_HEIGHT * most };
}
