import type { PictureOf } from "../entities/pictures/picture.ts";
import { cellText } from "./cell-text.ts";
import {
  CELL_HEIGHT,
  cell,
  cellWidth,
  type Drawing,
  link,
  MARGIN,
  node,
  type Point,
  type Shape,
  smallText,
} from "./drawing.ts";

const LEVEL_HEIGHT = 62;
const COLUMN_GAP = 54;
const ROW_HEIGHT = 84;

/** Nodes at their authored columns and rows, joined by lines or arrows. */
export function drawGraph({ nodes, edges, directed, marked }: PictureOf<"graph">): Drawing {
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
    const line = { from: rimOf(start, end, width), to: rimOf(end, start, width) };
    const middle = { x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2 };
    return [
      { kind: "line", ...line, tone: "faint", arrow: directed },
      ...(label === null ? [] : [smallText(middle.x + 8, middle.y - 9, cellText(label))]),
    ];
  });
  const boxes = [...places].flatMap(([name, { x, y }]) => {
    const tone = marked.includes(name) ? "marked" : "plain";
    return cell(x - width / 2, y - CELL_HEIGHT / 2, width, name, tone);
  });
  return {
    width: Math.max(...[...places.values()].map(({ x }) => x)) + width / 2 + MARGIN,
    height: Math.max(...[...places.values()].map(({ y }) => y)) + CELL_HEIGHT / 2 + MARGIN,
    shapes: [...lines, ...boxes],
  };
}

/** Where the line from the middle of a box to another leaves the box. */
function rimOf(from: Point, to: Point, width: number): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const share = Math.min(width / 2 / Math.abs(x), CELL_HEIGHT / 2 / Math.abs(y));
  return { x: from.x + x * share, y: from.y + y * share };
}

/** A binary tree from the root down. */
export function drawTree({ levels, marked }: PictureOf<"tree">): Drawing {
  const radius = radiusFor(levels.flat().map(cellText));
  const breadth = 2 ** (levels.length - 1) * (2 * radius + 14);
  const placeOf = (depth: number, at: number): Point => ({
    x: MARGIN + (breadth * (at + 0.5)) / 2 ** depth,
    y: MARGIN + radius + depth * LEVEL_HEIGHT,
  });
  const shapes = levels.flatMap((level, depth) =>
    level.flatMap((value, at) => {
      if (value === null) return [];
      const place = placeOf(depth, at);
      const isMarked = marked.some(([l, p]) => l === depth && p === at);
      const parent = placeOf(depth - 1, Math.floor(at / 2));
      return [
        ...(depth > 0 ? [link(parent, place, radius)] : []),
        ...node(place, radius, cellText(value), isMarked ? "marked" : "plain"),
      ];
    }),
  );
  const height = 2 * (MARGIN + radius) + (levels.length - 1) * LEVEL_HEIGHT;
  return { width: breadth + 2 * MARGIN, height, shapes };
}

function radiusFor(texts: readonly string[]): number {
  return cellWidth(texts) / 2;
}
