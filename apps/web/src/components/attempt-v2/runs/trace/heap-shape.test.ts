import { expect, test } from "vitest";
import { heapShape, pointersIn } from "./heap-shape.ts";

const node = (val: number, next: number | null) => [
  "INSTANCE",
  "ListNode",
  ["val", val],
  ["next", next === null ? null : ["REF", next]],
];

test.each([
  ["a list", ["REF", 1], { "1": ["LIST", 5, 6] }, { kind: "cells", items: [5, 6] }],
  [
    "a dictionary",
    ["REF", 1],
    { "1": ["DICT", ["a", 1]] },
    { kind: "pairs", name: null, pairs: [["a", 1]] },
  ],
  [
    "a linked list",
    ["REF", 1],
    { "1": node(4, 2), "2": node(7, null) },
    { kind: "chain", values: [4, 7], end: "end" },
  ],
  [
    "a tree",
    ["REF", 1],
    {
      "1": ["INSTANCE", "TreeNode", ["val", 1], ["left", ["REF", 2]], ["right", null]],
      "2": ["INSTANCE", "TreeNode", ["val", 2], ["left", null], ["right", null]],
    },
    { kind: "tree", value: 1, children: [["REF", 2], null] },
  ],
  [
    "an object",
    ["REF", 1],
    { "1": ["INSTANCE", "Box", ["width", 2]] },
    { kind: "pairs", name: "Box", pairs: [["width", 2]] },
  ],
  ["a number", 3, {}, { kind: "text", text: "3" }],
])("%s is drawn as what it is", (_name, value, from, shape) => {
  expect(heapShape(value, from)).toEqual(shape);
});

test("a linked list that bites its tail is drawn up to a point", () => {
  const shape = heapShape(["REF", 1], { "1": node(1, 2), "2": node(2, 1) });
  expect(shape).toMatchObject({ kind: "chain", end: "…" });
});

test("variables named as indexes point into lists, others do not", () => {
  const encoded_locals = { left: 0, i: 2, right: 2, target: 1, name: "i" };
  expect(pointersIn({ encoded_locals })).toEqual({ 0: ["left"], 2: ["i", "right"] });
});
