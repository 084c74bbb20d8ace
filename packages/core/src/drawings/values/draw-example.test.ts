import { expect, test } from "vitest";
import type { FunctionSignature } from "../../entities/catalog/problem.ts";
import { drawingSchema } from "../../entities/drawings/drawing.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { describeDrawing } from "../describe-drawing.ts";
import { drawExample } from "./draw-example.ts";

type Parameter = FunctionSignature["parameters"][number];
const numbers: Parameter = { name: "numbers", type: "number[]", kind: "plain" };
const one: Parameter = { name: "target", type: "number", kind: "plain" };
const text: Parameter = { name: "text", type: "string", kind: "plain" };
const grid: Parameter = { name: "grid", type: "number[][]", kind: "plain" };
const head: Parameter = { name: "head", type: "ListNode | null", kind: "linked-list" };
const root: Parameter = { name: "root", type: "TreeNode | null", kind: "binary-tree" };
const count: Parameter = { name: "count", type: "number", kind: "plain" };
const edges = (drawnAs: Parameter["drawnAs"]): Parameter => ({ ...grid, name: "roads", drawnAs });

const draw = (parameters: Parameter[], args: RunValue[], expected?: RunValue) => {
  const returns = { type: "number", kind: "plain" as const };
  return drawExample({ parameters, returns }, { args, expected }, "Example 1");
};

test.each<[string, Parameter[], RunValue[], RunValue, string]>([
  [
    "a list and a number",
    [numbers, one],
    [[4, 9], 9],
    1,
    "numbers: An array of 2: 4, 9. target is 9, gives is 1.",
  ],
  ["a text", [text], ["a b"], true, "text: An array of 3: a, ␣, b. gives is true."],
  [
    "a grid",
    [grid],
    [
      [
        [1, 0],
        [0, 1],
      ],
    ],
    2,
    "grid: A grid with 2 rows. Row 0: 1, 0. Row 1: 0, 1. gives is 2.",
  ],
  [
    "lists of different length",
    [grid],
    [[[1], []]],
    2,
    "grid: A grid with 2 rows. Row 0 (0): 1. Row 1 (1): . gives is 2.",
  ],
  [
    "a linked list",
    [head],
    [[1, 2]],
    1,
    "head: A linked list: 1, then 2, then the end. gives is 1.",
  ],
  ["no linked list", [head], [[]], 1, "head: An empty linked list. gives is 1."],
  [
    "a tree with a gap",
    [root],
    [[1, null, 3, 4]],
    1,
    "root: A tree. Level 0: 1. Level 1: nothing, 3. Level 2: nothing, nothing, 4, nothing. gives is 1.",
  ],
  [
    "arrows with costs, between nodes that are counted",
    [count, edges("arrows"), one],
    [
      3,
      [
        [0, 1, 4],
        [0, 1, 7],
      ],
      2,
    ],
    8,
    "roads: 3 nodes. 0 leads to 1 (4, 7). Marked: 2. count is 3, target is 2, gives is 8.",
  ],
  [
    "arrows back",
    [edges("arrows-back")],
    [[[1, 0]]],
    8,
    "roads: 2 nodes. 0 leads to 1. gives is 8.",
  ],
  ["lines", [edges("lines")], [[[1, 0]]], 8, "roads: 2 nodes. 1 is joined to 0. gives is 8."],
  ["intervals", [edges("intervals")], [[[1, 4]]], 8, "roads: Intervals: 1 to 4. gives is 8."],
  [
    "a result that is a list stands last",
    [numbers, one],
    [[4], 9],
    [0],
    "numbers: An array of 1: 4. target is 9. gives: An array of 1: 0.",
  ],
])("%s", (_name, parameters, args, expected, words) => {
  const drawing = draw(parameters, args, expected);
  expect(describeDrawing(drawing)).toBe(`Example 1\n${words}`);
  expect(drawingSchema.parse(drawing)).toEqual(drawing);
});

test("plain numbers are a table of variables", () => {
  const drawing = draw([one, count], [1, 2], 3);
  expect(describeDrawing(drawing)).toBe("Example 1\ntarget is 1, count is 2, gives is 3.");
});

const long = (length: number) => Array.from({ length }, (_, at) => at);

test.each<[string, Parameter, RunValue, RegExp]>([
  [
    "a long list",
    numbers,
    long(30_000),
    /An array of 30000, of which 12 are shown: 0 at 0, .*399 at 399/,
  ],
  ["a long text", text, "x".repeat(5_000), /An array of 5000, of which 16 are shown/],
  [
    "a large grid",
    grid,
    long(50).map(() => long(60)),
    /40 more rows are not shown. 48 more columns/,
  ],
  ["a long linked list", head, long(90), /78 more are not shown/],
  ["a deep tree", root, long(200), /185 more below are not shown/],
  [
    "a large graph",
    edges("lines"),
    long(50).map((at) => [at, at + 1]),
    /12 nodes\. .* 39 more are not shown/,
  ],
  [
    "many intervals",
    edges("intervals"),
    long(50).map((at) => [at, at + 1]),
    /40 more are not shown/,
  ],
  ["a very long word", grid, [["a".repeat(500)]], /a{11}…/],
  ["deep lists", numbers, [[[[[[[[1]]]]]]]], /An array of 1: \[\[\[/],
])("%s is shortened, and says so", (_name, parameter, value, words) => {
  const drawing = draw([parameter], [value], 0);
  expect(drawingSchema.parse(drawing)).toEqual(drawing);
  expect(describeDrawing(drawing)).toMatch(words);
});
