import type { Figure, FigureOf } from "../../entities/drawings/figure.ts";
import { drawCalls } from "./draw-calls.ts";
import { drawGraph } from "./draw-graph.ts";
import { drawGrid } from "./draw-grid.ts";
import { drawIntervals } from "./draw-intervals.ts";
import { drawArray, drawList, drawQueue, drawSet } from "./draw-row.ts";
import { drawMap, drawStack, drawVariables } from "./draw-table.ts";
import { drawTree } from "./draw-tree.ts";
import type { DrawnFigure } from "./shapes.ts";

const drawers: { [Kind in Figure["kind"]]: (picture: FigureOf<Kind>) => DrawnFigure } = {
  array: drawArray,
  stack: drawStack,
  queue: drawQueue,
  set: drawSet,
  map: drawMap,
  grid: drawGrid,
  tree: drawTree,
  list: drawList,
  intervals: drawIntervals,
  graph: drawGraph,
  calls: drawCalls,
  variables: drawVariables,
};

/** Values in, shapes out: the same figure is always drawn the same. */
export function drawFigure<Kind extends Figure["kind"]>(picture: FigureOf<Kind>): DrawnFigure {
  return drawers[picture.kind as Kind](picture);
}
