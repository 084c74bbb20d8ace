import { describe, expect, test } from "vitest";
import { type Figure, figureSchema } from "../../entities/drawings/figure.ts";
import { describeFigure } from "../describe-figure.ts";
import { drawFigure } from "./draw-figure.ts";
import type { DrawnFigure, Shape } from "./shapes.ts";

const pictures = [
  { kind: "array", values: [3, 1, 4], pointers: { left: 0, right: 2 }, window: [0, 1] },
  { kind: "stack", values: ["Moss", "Salt"] },
  { kind: "map", entries: [["red", 2]], marked: [0] },
  {
    kind: "grid",
    rows: [
      [1, 0],
      [0, 1],
    ],
    marked: [[0, 0]],
  },
  { kind: "tree", levels: [[1], [2, null]] },
  { kind: "list", values: ["oak", "well"], pointers: { head: 0 } },
  {
    kind: "intervals",
    intervals: [
      [9, 11],
      [10, 12],
    ],
    marked: [1],
  },
  {
    kind: "graph",
    nodes: [
      { name: "A", at: [0, 0] },
      { name: "B", at: [1, 0] },
    ],
    edges: [{ from: "A", to: "B", label: 3 }],
  },
  { kind: "queue", values: ["a", "b"], leftOut: 3 },
  { kind: "set", values: [], leftOut: 0 },
  {
    kind: "calls",
    calls: [
      { text: "f(2)", parent: null, result: null },
      { text: "f(1)", parent: 0, result: "1" },
    ],
    leftOut: 4,
  },
  { kind: "variables", entries: [["target", "22"]] },
  {
    kind: "array",
    values: [1, 5, 9],
    shown: { positions: [0, 50, 99], length: 100 },
    pointers: { mid: 50, high: 100 },
  },
  { kind: "array", values: [] },
  { kind: "list", values: [], pointers: {} },
  { kind: "list", values: [1, 2], backTo: 0 },
  { kind: "tree", levels: [[1]], pointers: { node: [0, 0], root: [0, 0] }, leftOut: 9 },
  {
    kind: "grid",
    rows: [[0, 1], []],
    rowHeads: ["–", "a"],
    columnHeads: ["–", "b"],
    leftOut: [2, 3],
  },
  {
    kind: "graph",
    nodes: [{ name: "0", at: [0.5, 0] }],
    edges: [{ from: "0", to: "0" }],
    leftOut: 2,
  },
  { kind: "map", entries: [], leftOut: 2 },
  { kind: "stack", values: [1], leftOut: 5 },
  { kind: "intervals", intervals: [[1, 1]], leftOut: 5 },
] as const;

const read = (picture: unknown): Figure => figureSchema.parse(picture);
const textsIn = ({ shapes }: DrawnFigure) =>
  shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));

describe.each(pictures.map((picture) => [picture.kind, read(picture)] as const))(
  "a picture of kind %s",
  (_kind, picture) => {
    const drawing = drawFigure(picture);

    test("lies inside its frame", () => {
      for (const [x, y] of drawing.shapes.flatMap(cornersOf)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(drawing.width);
        expect(y).toBeLessThanOrEqual(drawing.height);
      }
    });
  },
);

test.each([
  [{ kind: "array", values: [3, 1], pointers: { left: 1 } }, ["3", "0", "1", "1", "left"]],
  [{ kind: "stack", values: ["Moss", "Salt"] }, ["Salt", "Moss", "top"]],
  [{ kind: "stack", values: [] }, ["empty"]],
  [{ kind: "map", entries: [["red", 2]] }, ["key", "value", "red", "2"]],
  [{ kind: "list", values: ["oak"], pointers: { head: 0 } }, ["oak", "end", "head"]],
  [{ kind: "list", values: ["oak"], leftOut: 4 }, ["oak", "… 4 more"]],
  [{ kind: "list", values: ["oak"], backTo: 0 }, ["oak", "back to node 0"]],
  [
    { kind: "array", values: [7, 9], shown: { positions: [0, 20], length: 21 } },
    ["7", "0", "9", "20", "…"],
  ],
  [{ kind: "queue", values: ["Moss", "Salt"] }, ["Moss", "Salt", "front", "back"]],
  [{ kind: "set", values: [4], leftOut: 2 }, ["4", "… 2 more"]],
  [{ kind: "variables", entries: [["target", "22"]] }, ["target", "22"]],
  [
    { kind: "grid", rows: [[0]], rowHeads: ["a"], columnHeads: ["b"], leftOut: [1, 2] },
    ["0", "a", "b", "… 2 more", "… 1 more"],
  ],
  [
    {
      kind: "calls",
      calls: [
        { text: "f(2)", parent: null, result: null },
        { text: "f(1)", parent: 0, result: "1" },
      ],
    },
    ["f(2)", "not done", "f(1)", "gives 1"],
  ],
])("%j shows %j", (picture, texts) => {
  expect(textsIn(drawFigure(read(picture)))).toEqual(texts);
});

test.each([
  [
    { kind: "array", values: [3, 1, 4], pointers: { left: 1 }, window: [0, 1], marked: [2] },
    "An array of 3: 3, 1, 4. The window goes from position 0 to 1. Marked: position 2. Pointers: left at position 1.",
  ],
  [{ kind: "stack", values: ["Moss", "Salt"] }, "A stack, from the top: Salt, Moss."],
  [{ kind: "map", entries: [["red", 2]] }, "A map: red gives 2."],
  [
    { kind: "grid", rows: [[1, 0]], marked: [[0, 1]] },
    "A grid with 1 rows. Row 0: 1, 0. Marked: row 0 column 1.",
  ],
  [{ kind: "tree", levels: [[1], [null, 2]] }, "A tree. Level 0: 1. Level 1: nothing, 2."],
  [{ kind: "list", values: ["oak", "well"] }, "A linked list: oak, then well, then the end."],
  [{ kind: "intervals", intervals: [[9, 11]] }, "Intervals: 9 to 11."],
  [pictures[7], "2 nodes. A leads to B (3)."],
  [pictures[8], "A queue, from the front: a, b. 3 more are not shown."],
  [pictures[9], "An empty set."],
  [pictures[10], "2 calls. f(2) is not done. f(1), called by f(2), gives 1. 4 more are not shown."],
  [pictures[11], "target is 22."],
  [
    pictures[12],
    "An array of 100, of which 3 are shown: 1 at 0, 5 at 50, 9 at 99. Pointers: mid at position 50, high at position 100.",
  ],
  [pictures[15], "A linked list: 1, then 2, then back to node 0."],
  [pictures[16], "A tree. Level 0: 1. node is at 1. root is at 1. 9 more below are not shown."],
  [
    pictures[17],
    "A grid with 4 rows. Columns: –, b. Row 0 (–): 0, 1. Row 1 (a): . 2 more rows are not shown. 3 more columns are not shown.",
  ],
])("%j is described", (picture, words) => {
  expect(describeFigure(read(picture))).toBe(words);
});

test("two pointers to the same position stand one below the other", () => {
  const { shapes } = drawFigure(
    read({ kind: "array", values: [3], pointers: { low: 0, high: 0 } }),
  );
  const [low, high] = ["low", "high"].map((name) =>
    shapes.find((shape) => shape.kind === "text" && shape.text === name),
  );
  expect(low).toMatchObject({ x: (high as { x: number }).x });
  expect((low as { y: number }).y).toBeLessThan((high as { y: number }).y);
});

test.each([
  ["a pointer behind the array", { kind: "array", values: [1], pointers: { left: 2 } }],
  ["a window outside the array", { kind: "array", values: [1], window: [0, 1] }],
  [
    "an edge to nowhere",
    { kind: "graph", nodes: [{ name: "A", at: [0, 0] }], edges: [{ from: "A", to: "B" }] },
  ],
  ["a level with a place too many", { kind: "tree", levels: [[1], [2, 3, 4]] }],
  ["a kind that nobody draws", { kind: "cube", values: [1] }],
  [
    "a call made by a later one",
    { kind: "calls", calls: [{ text: "f", parent: 1, result: null }] },
  ],
  ["far too many values", { kind: "array", values: Array.from({ length: 100 }, () => 1) }],
])("%s is refused", (_name, picture) => {
  expect(figureSchema.safeParse(picture).success).toBe(false);
});

function cornersOf(shape: Shape): [number, number][] {
  switch (shape.kind) {
    case "box":
      return [
        [shape.x, shape.y],
        [shape.x + shape.width, shape.y + shape.height],
      ];
    case "circle":
      return [
        [shape.x - shape.radius, shape.y - shape.radius],
        [shape.x + shape.radius, shape.y + shape.radius],
      ];
    case "text":
      return [[shape.x, shape.y]];
    case "line":
      return [
        [shape.from.x, shape.from.y],
        [shape.to.x, shape.to.y],
      ];
  }
}
