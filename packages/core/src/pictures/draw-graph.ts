import type { PictureOf } from "../entities/pictures/picture.ts";
import { cellText } from "./cell-text.ts";
import { cellWidth, type Drawing, link, MARGIN, node, type Point, smallText } from "./drawing.ts";

const LEVEL_HEIGHT = 62;
const COLUMN_WIDTH = 110;
const ROW_HEIGHT = 84;

/** Nodes at their authored columns and rows, joined by lines or arrows. */
export function drawGraph({ nodes, edges, directed, marked }: PictureOf<"graph">): Drawing {
  const radius = radiusFor(nodes.map(({ name }) => name));
  const places = new Map(
    nodes.map(({ name, at: [column, row] }): [string, Point] => [
      name,
      { x: MARGIN + radius + column * COLUMN_WIDTH, y: MARGIN + radius + row * ROW_HEIGHT },
    ]),
  );
  const lines = edges.flatMap(({ from, to, label }) => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) return [];
    const middle = smallText((start.x + end.x) / 2 + 8, (start.y + end.y) / 2 - 9, cellText(label));
    return [link(start, end, radius, directed), ...(label === null ? [] : [middle])];
  });
  const circles = [...places].flatMap(([name, place]) =>
    node(place, radius, name, marked.includes(name) ? "marked" : "plain"),
  );
  return { ...sizeOf([...places.values()], radius), shapes: [...lines, ...circles] };
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
        ...(depth > 0 ? [link(parent, place, radius, false)] : []),
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

function sizeOf(places: readonly Point[], radius: number) {
  return {
    width: Math.max(...places.map(({ x }) => x)) + radius + MARGIN,
    height: Math.max(...places.map(({ y }) => y)) + radius + MARGIN,
  };
}
