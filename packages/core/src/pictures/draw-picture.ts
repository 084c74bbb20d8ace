import type { Picture, PictureOf } from "../entities/pictures/picture.ts";
import { drawGraph, drawTree } from "./draw-graph.ts";
import { drawIntervals } from "./draw-intervals.ts";
import { drawArray, drawList } from "./draw-row.ts";
import { drawGrid, drawMap, drawStack } from "./draw-table.ts";
import type { Drawing } from "./drawing.ts";

const drawers: { [Kind in Picture["kind"]]: (picture: PictureOf<Kind>) => Drawing } = {
  array: drawArray,
  stack: drawStack,
  map: drawMap,
  grid: drawGrid,
  tree: drawTree,
  list: drawList,
  intervals: drawIntervals,
  graph: drawGraph,
};

/** Values in, shapes out: the same picture is always drawn the same. */
export function drawPicture<Kind extends Picture["kind"]>(picture: PictureOf<Kind>): Drawing {
  return drawers[picture.kind as Kind](picture);
}
