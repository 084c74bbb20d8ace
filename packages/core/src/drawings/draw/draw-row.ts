import type { FigureOf } from "../../entities/drawings/figure.ts";
import { cellText } from "./cell-text.ts";
import { drawPointers } from "./draw-pointers.ts";
import {
  CELL_HEIGHT,
  cell,
  cellWidth,
  type DrawnFigure,
  LINE_HEIGHT,
  MARGIN,
  type Shape,
  smallText,
} from "./shapes.ts";

const LINK_WIDTH = 26;
const GAP_WIDTH = 24;
const EMPTY_WIDTH = 60;

/** Values side by side with their positions above, and the pointers' names below. */
export function drawArray(picture: FigureOf<"array">): DrawnFigure {
  const { values, pointers, window, marked } = picture;
  const texts = values.map(cellText);
  const width = cellWidth([...texts, ...Object.keys(pointers)]);
  const columns = columnsOf(picture, width);
  const top = LINE_HEIGHT + MARGIN;
  const inWindow = (at: number) => window !== null && at >= window[0] && at <= window[1];
  const cells = columns.places.flatMap(({ position, left }, at) => [
    ...cell(
      left,
      top,
      width,
      texts[at] ?? "",
      marked.includes(position) || inWindow(position) ? "marked" : "plain",
    ),
    smallText(left + width / 2, LINE_HEIGHT / 2 + MARGIN / 2, String(position)),
  ]);
  const below = drawPointers(pointers, columns.middleOf, top + CELL_HEIGHT);
  const isPast = Object.values(pointers).some((at) => at >= columns.length);
  const right = columns.right + (isPast ? width : 0);
  const dots = columns.gaps.map((left) =>
    smallText(left + GAP_WIDTH / 2, top + CELL_HEIGHT / 2, "…"),
  );
  const empty = smallText(MARGIN + EMPTY_WIDTH / 2, top + CELL_HEIGHT / 2, "empty");
  return {
    width: Math.max(right, values.length === 0 ? EMPTY_WIDTH : 0) + MARGIN,
    height: top + CELL_HEIGHT + below.height + MARGIN,
    shapes: [...cells, ...dots, ...(values.length === 0 ? [empty] : []), ...below.shapes],
  };
}

/** Where each value stands; a gap stands for the values between two that are left out. */
function columnsOf({ values, shown }: FigureOf<"array">, width: number) {
  const positions = shown?.positions ?? [...values.keys()];
  const length = shown?.length ?? values.length;
  const gaps: number[] = [];
  let right = MARGIN;
  let before = -1;
  const places = positions.map((position) => {
    if (position > before + 1) {
      gaps.push(right);
      right += GAP_WIDTH;
    }
    const left = right;
    right += width;
    before = position;
    return { position, left };
  });
  if (before < length - 1) {
    gaps.push(right);
    right += GAP_WIDTH;
  }
  const middleOf = (at: number) =>
    (places.find(({ position }) => position === at)?.left ?? right) + width / 2;
  return { places, gaps, right, length, middleOf };
}

/** Nodes in a chain, each with an arrow to the next. */
export function drawList({ values, pointers, backTo, leftOut }: FigureOf<"list">): DrawnFigure {
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
  const last = endOf(leftOut, backTo);
  const endWidth = Math.max(width, last.length * 8 + 8);
  return {
    width: end + endWidth + MARGIN,
    height: MARGIN + CELL_HEIGHT + below.height + MARGIN,
    shapes: [...shapes, smallText(end + endWidth / 2, middle, last), ...below.shapes],
  };
}

function endOf(leftOut: number, backTo: number | null): string {
  if (backTo !== null) return `back to node ${backTo}`;
  return leftOut > 0 ? `… ${leftOut} more` : "end";
}

/** The front on the left, where values leave. */
export function drawQueue({ values, leftOut }: FigureOf<"queue">): DrawnFigure {
  const top = LINE_HEIGHT + MARGIN;
  const { cells, right, middleOf } = drawRow(values.map(cellText), leftOut, top);
  const ends = [
    ...(values.length > 0 ? [smallText(middleOf(0), top / 2, "front")] : []),
    ...(values.length > 1 && leftOut === 0
      ? [smallText(middleOf(values.length - 1), top / 2, "back")]
      : []),
  ];
  return { width: right + MARGIN, height: top + CELL_HEIGHT + MARGIN, shapes: [...cells, ...ends] };
}

/** Values without an order. */
export function drawSet({ values, leftOut }: FigureOf<"set">): DrawnFigure {
  const { cells, right } = drawRow(values.map(cellText), leftOut, MARGIN, 6);
  return { width: right + MARGIN, height: CELL_HEIGHT + 2 * MARGIN, shapes: cells };
}

function drawRow(texts: readonly string[], leftOut: number, top: number, space = 0) {
  const width = Math.max(48, cellWidth(texts));
  const cells = texts.flatMap((each, at) =>
    cell(MARGIN + at * (width + space), top, width, each, "plain"),
  );
  const end = MARGIN + texts.length * (width + space);
  const words = texts.length === 0 ? "empty" : leftOut > 0 ? `… ${leftOut} more` : "";
  const wordsWidth = words.length * 8 + 8;
  const middleOf = (at: number) => MARGIN + at * (width + space) + width / 2;
  if (words === "") return { cells, right: end, middleOf };
  const rest = smallText(end + wordsWidth / 2, top + CELL_HEIGHT / 2, words);
  return { cells: [...cells, rest], right: end + wordsWidth, middleOf };
}
