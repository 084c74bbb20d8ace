import type { FigureOf } from "../../entities/drawings/figure.ts";
import { cellText } from "./cell-text.ts";
import {
  CELL_HEIGHT,
  cell,
  cellWidth,
  type DrawnFigure,
  LINE_HEIGHT,
  MARGIN,
  type Point,
  type Shape,
  smallText,
} from "./shapes.ts";

const COLUMN_GAP = 54;
const ROW_HEIGHT = 84;
const MORE_WIDTH = 140;
const LABEL_SHARE = 0.35;
const LABEL_DISTANCE = -11;

/** Nodes at their columns and rows, joined by lines or arrows. */
export function drawGraph(picture: FigureOf<"graph">): DrawnFigure {
  const { nodes, edges, directed, marked, leftOut } = picture;
  const width = cellWidth(nodes.map(({ name }) => name));
  const places = new Map(
    nodes.map(({ name, at: [column, row] }): [string, Point] => [
      name,
      {
        x: MARGIN + width / 2 + column * (width + COLUMN_GAP),
        y: MARGIN + CELL_HEIGHT / 2 + row * ROW_HEIGHT,
      },
    ]),
  );
  const lines = edges.flatMap(({ from, to, label }): Shape[] => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) return [];
    // A node that leads to itself has no line: it says so at its corner.
    if (from === to) return [smallText(start.x, start.y - CELL_HEIGHT / 2 - 2, "↻")];
    const line = { from: rimOf(start, end, width), to: rimOf(end, start, width) };
    const [across, down] = [line.to.x - line.from.x, line.to.y - line.from.y];
    const length = Math.hypot(across, down) || 1;
    // Beside the line and nearer to its start, so that lines that cross in the middle keep their labels apart.
    const x = line.from.x + across * LABEL_SHARE - (down / length) * LABEL_DISTANCE;
    const y = line.from.y + down * LABEL_SHARE + (across / length) * LABEL_DISTANCE;
    return [
      { kind: "line", ...line, tone: "faint", arrow: directed },
      ...(label === null ? [] : [smallText(x, y, cellText(label))]),
    ];
  });
  const boxes = [...places].flatMap(([name, { x, y }]) => {
    const tone = marked.includes(name) ? "marked" : "plain";
    return cell(x - width / 2, y - CELL_HEIGHT / 2, width, name, tone);
  });
  const right = Math.max(...[...places.values()].map(({ x }) => x)) + width / 2 + MARGIN;
  const bottom = Math.max(...[...places.values()].map(({ y }) => y)) + CELL_HEIGHT / 2 + MARGIN;
  const wide = Math.max(right, leftOut > 0 ? MORE_WIDTH : 0);
  const more = leftOut > 0 ? [smallText(wide / 2, bottom + 6, `… ${leftOut} more nodes`)] : [];
  return {
    width: wide,
    height: bottom + (leftOut > 0 ? LINE_HEIGHT : 0),
    shapes: [...lines, ...boxes, ...more],
  };
}

/** Where the line from the middle of a box to another leaves the box. */
function rimOf(from: Point, to: Point, width: number): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const share = Math.min(width / 2 / Math.abs(x), CELL_HEIGHT / 2 / Math.abs(y));
  return { x: from.x + x * share, y: from.y + y * share };
}
