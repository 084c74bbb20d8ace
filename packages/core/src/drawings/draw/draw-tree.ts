import type { FigureOf } from "../../entities/drawings/figure.ts";
import { cellText } from "./cell-text.ts";
import {
  cellWidth,
  type DrawnFigure,
  LINE_HEIGHT,
  link,
  MARGIN,
  node,
  type Point,
  smallText,
} from "./shapes.ts";

const LEVEL_HEIGHT = 62;

/** A binary tree from the root down. */
export function drawTree({ levels, marked, pointers, leftOut }: FigureOf<"tree">): DrawnFigure {
  const radius = cellWidth(levels.flat().map(cellText)) / 2;
  const breadth = 2 ** (levels.length - 1) * (2 * radius + 14);
  const names = Object.entries(pointers);
  const levelHeight = Math.max(LEVEL_HEIGHT, 2 * radius + 26) + (names.length > 0 ? 12 : 0);
  const placeOf = (depth: number, at: number): Point => ({
    x: MARGIN + (breadth * (at + 0.5)) / 2 ** depth,
    y: MARGIN + radius + depth * levelHeight,
  });
  const isMarked = (depth: number, at: number) =>
    [...marked, ...Object.values(pointers)].some(([l, p]) => l === depth && p === at);
  const shapes = levels.flatMap((level, depth) =>
    level.flatMap((value, at) => {
      if (value === null) return [];
      const place = placeOf(depth, at);
      const parent = placeOf(depth - 1, Math.floor(at / 2));
      return [
        ...(depth > 0 ? [link(parent, place, radius)] : []),
        ...node(place, radius, cellText(value), isMarked(depth, at) ? "marked" : "plain"),
      ];
    }),
  );
  const labels = names.flatMap(([, [depth, at]], first) => {
    const here = names.filter(([, [l, p]]) => l === depth && p === at);
    // Names of the same node stand side by side, once.
    if (here[0] !== names[first]) return [];
    const { x, y } = placeOf(depth, at);
    return [smallText(x, y + radius + 9, here.map(([name]) => name).join(" "), "marked")];
  });
  const bottom =
    2 * (MARGIN + radius) +
    (levels.length - 1) * levelHeight +
    (names.length > 0 ? LINE_HEIGHT : 0);
  const more =
    leftOut > 0 ? [smallText(MARGIN + breadth / 2, bottom, `… ${leftOut} more below`)] : [];
  return {
    width: Math.max(breadth, leftOut > 0 ? 130 : 0) + 2 * MARGIN,
    height: bottom + (leftOut > 0 ? LINE_HEIGHT : 0),
    shapes: [...shapes, ...labels, ...more],
  };
}
