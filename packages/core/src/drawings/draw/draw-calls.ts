import type { FigureOf } from "../../entities/drawings/figure.ts";
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

const INDENT = 28;
const ROW = CELL_HEIGHT + 8;
const SMALL_LETTER = 8;

/** Calls in their order, each below and to the right of the one that made it, with what it gave back. */
export function drawCalls({ calls, marked, leftOut }: FigureOf<"calls">): DrawnFigure {
  const depths: number[] = [];
  for (const { parent } of calls) depths.push(parent === null ? 0 : (depths[parent] ?? 0) + 1);
  const left = (at: number) => MARGIN + (depths[at] ?? 0) * INDENT;
  const top = (at: number) => MARGIN + at * ROW;
  const rows = calls.map(({ text, parent, result }, at) => {
    const width = cellWidth([text]);
    const words = result === null ? "not done" : `gives ${result}`;
    const wordsWidth = words.length * SMALL_LETTER + 16;
    const y = top(at) + CELL_HEIGHT / 2;
    const shapes: Shape[] = [
      ...(parent === null
        ? []
        : branch(left(parent) + INDENT / 2, top(parent) + CELL_HEIGHT, left(at), y)),
      ...cell(left(at), top(at), width, text, marked.includes(at) ? "marked" : "plain"),
      smallText(left(at) + width + wordsWidth / 2, y, words),
    ];
    return { shapes, right: left(at) + width + wordsWidth };
  });
  const bottom = top(calls.length);
  const more = leftOut > 0 ? [smallText(MARGIN + 70, bottom + 4, `… ${leftOut} more calls`)] : [];
  return {
    width: Math.max(150, ...rows.map(({ right }) => right)) + MARGIN,
    height: bottom + (leftOut > 0 ? LINE_HEIGHT : 0),
    shapes: [...rows.flatMap(({ shapes }) => shapes), ...more],
  };
}

/** Down from the caller, then right to the call. */
function branch(x: number, fromY: number, toX: number, y: number): Shape[] {
  return [
    { kind: "line", from: { x, y: fromY }, to: { x, y }, tone: "faint", arrow: false },
    { kind: "line", from: { x, y }, to: { x: toX, y }, tone: "faint", arrow: false },
  ];
}
