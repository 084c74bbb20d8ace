import { describe, expect, test } from "vitest";
import { drawingSchema } from "../../entities/drawings/drawing.ts";
import type { TraceEncoded, TraceStep } from "../../entities/runs/trace.ts";
import { aTrace, aTraceFrame, aTraceStep } from "../../testing/builders/trace-builder.ts";
import { describeDrawing } from "../describe-drawing.ts";
import { callTreeOf } from "./call-tree.ts";
import { codeUsageOf } from "./code-usage.ts";
import { drawLine } from "./draw-line.ts";

type Heap = TraceStep["heap"];
const ref = (id: number): TraceEncoded => ["REF", id];
const node = (val: number, next: TraceEncoded): TraceEncoded => [
  "INSTANCE",
  "ListNode",
  ["val", val],
  ["next", next],
];
const treeNode = (val: number, left: TraceEncoded, right: TraceEncoded): TraceEncoded => [
  "INSTANCE",
  "TreeNode",
  ["val", val],
  ["left", left],
  ["right", right],
];

function drawn(code: string, variables: Record<string, TraceEncoded>, heap: Heap): string {
  const trace = aTrace([aTraceStep(7, variables, { heap })]);
  const drawing = drawLine(trace, 7, { code, title: "Line 7" });
  expect(drawingSchema.parse(drawing)).toEqual(drawing);
  return drawing ? describeDrawing(drawing).replace("Line 7\nVisit 1. ", "") : "nothing";
}

describe("the shape follows from the value and from how the program uses it", () => {
  test.each<[string, string, Record<string, TraceEncoded>, Heap, string]>([
    [
      "pointers are the variables in a list's brackets",
      "x = numbers[left] + numbers[mid + 1]",
      { numbers: ref(1), left: 0, mid: 2, target: 1 },
      { "1": ["LIST", 5, 6, 7] },
      "numbers: An array of 3: 5, 6, 7. Pointers: left at position 0, mid at position 2. left is 0, mid is 2, target is 1.",
    ],
    [
      "a pointer before the list is only told as a value",
      "numbers[at]",
      { numbers: ref(1), at: -1 },
      { "1": ["LIST", 5] },
      "numbers: An array of 1: 5. at is -1.",
    ],
    [
      "a text that is indexed is drawn in letters",
      "if text[i] == '(':",
      { text: "()", i: 1, name: "x" },
      {},
      'text: An array of 2: (, ). Pointers: i at position 1. i is 1, name is "x".',
    ],
    [
      "a list that is pushed to and popped is a stack",
      "stack.append(x)\nif stack[-1] > 2: stack.pop()",
      { stack: ref(1) },
      { "1": ["LIST", 1, 2] },
      "stack: A stack, from the top: 2, 1.",
    ],
    [
      "the same in JavaScript",
      "stack.push(x);\nif (stack[stack.length - 1] > 2) stack.pop();",
      { stack: ref(1) },
      { "1": ["LIST", 1, 2] },
      "stack: A stack, from the top: 2, 1.",
    ],
    [
      "one that is taken from in front is a queue",
      "queue.append(x)\nnode = queue.popleft()",
      { queue: ref(1) },
      { "1": ["LIST", 1, 2] },
      "queue: A queue, from the front: 1, 2.",
    ],
    [
      "so is one with pop(0), and one with shift",
      "queue.append(x)\nwaiting.push(1)\nnode = queue.pop(0)\nwaiting.shift()",
      { queue: ref(1), waiting: ref(1) },
      { "1": ["LIST", 1] },
      "queue: A queue, from the front: 1. waiting: A queue, from the front: 1.",
    ],
    [
      "a dictionary is a map, a set a set",
      "",
      { seen: ref(1), met: ref(2) },
      { "1": ["DICT", ["a", 1], ["b", ref(2)]], "2": ["SET", 4] },
      "seen: A map: a gives 1; b gives {4}. met: A set of 1: 4.",
    ],
    [
      "a grid has its current cell marked",
      "grid[r][c] = 0",
      { grid: ref(1), r: 0, c: 1 },
      { "1": ["LIST", ref(2), ref(2)], "2": ["LIST", 1, 0] },
      "grid: A grid with 2 rows. Columns: 0, 1. Row 0 (0): 1, 0. Row 1 (1): 1, 0. Marked: row 0 column 1. r is 0, c is 1.",
    ],
    [
      "the table of a dynamic program over two texts has their letters",
      "table[i][j] = 1 if one[i] == two[j] else 0",
      { one: "a", two: "xy", table: ref(1), i: 1, j: 2 },
      { "1": ["LIST", ref(2), ref(2)], "2": ["LIST", 0, 1, 2] },
      "one: An array of 1: a. Pointers: i at position 1. two: An array of 2: x, y. Pointers: j at position 2. table: A grid with 2 rows. Columns: –, x, y. Row 0 (–): 0, 1, 2. Row 1 (a): 0, 1, 2. Marked: row 1 column 2. i is 1, j is 2.",
    ],
    [
      "nodes are drawn once, with all variables that point to them",
      "",
      { prev: null, head: ref(1), current: ref(2) },
      { "1": node(4, ref(2)), "2": node(7, null) },
      "head: A linked list: 4, then 7, then the end. Pointers: head at position 0, current at position 1. prev is None.",
    ],
    [
      "a list that bites its tail ends there",
      "",
      { head: ref(1) },
      { "1": node(4, ref(2)), "2": node(7, ref(1)) },
      "head: A linked list: 4, then 7, then back to node 0. Pointers: head at position 0.",
    ],
    [
      "a tree shows where the program is",
      "",
      { root: ref(1), node: ref(2) },
      { "1": treeNode(1, ref(2), null), "2": treeNode(2, null, null) },
      "root: A tree. Level 0: 1. Level 1: 2, nothing. root is at 1. node is at 2.",
    ],
    [
      "a node in a queue is told by its value",
      "queue.append(x)\nqueue.popleft()",
      { root: ref(1), queue: ref(3) },
      { "1": treeNode(1, ref(2), null), "2": treeNode(2, null, null), "3": ["LIST", ref(2)] },
      "root: A tree. Level 0: 1. Level 1: 2, nothing. root is at 1. queue: A queue, from the front: 2.",
    ],
    [
      "a node whose value is itself ends somewhere",
      "",
      { kept: ref(3) },
      { "1": ["INSTANCE", "ListNode", ["val", ref(1)], ["next", null]], "3": ["LIST", ref(1)] },
      "kept: An array of 1: ….",
    ],
    [
      "a tree that leads back to itself is no tree, and is cut",
      "",
      { root: ref(1) },
      { "1": treeNode(1, ref(1), null) },
      "root: A tree. Level 0: 1. root is at 1.",
    ],
    [
      "anything else is a table of variables",
      "",
      { total: 4, ok: true, big: ["SPECIAL_FLOAT", "Infinity"] },
      {},
      "total is 4, ok is True, big is Infinity.",
    ],
  ])("%s", (_name, code, variables, heap, words) => {
    expect(drawn(code, variables, heap)).toBe(words);
  });

  test("what the calls around it hold is drawn too, but not their plain values", () => {
    const step = aTraceStep(7, { r: 1 }, { heap: { "1": ["LIST", 3] }, name: "walk", frame: 2 });
    step.stack_to_render.unshift(aTraceFrame("solve", 1, { grid: ref(1), total: 9 }));
    const drawing = drawLine(aTrace([step]), 7, { code: "", title: "" });
    expect(drawing && describeDrawing(drawing)).toBe("Visit 1. grid: An array of 1: 3. r is 1.");
  });

  test("a list that is also read by index is no stack", () => {
    const { roles } = codeUsageOf("a.append(1)\na.pop()\nx = a[i]\nb.append(1)");
    expect([...roles]).toEqual([]);
  });
});

describe("a strip", () => {
  const steps = (count: number) =>
    [...Array(count).keys()].flatMap((at) => [aTraceStep(6, { at }), aTraceStep(7, { at })]);

  test("has a frame for each visit, and of many the first ones and the last", () => {
    const few = drawLine(aTrace(steps(3)), 7, { code: "", title: "Line 7" });
    expect(few?.frames.map(({ caption }) => caption)).toEqual(["Visit 1", "Visit 2", "Visit 3"]);
    const many = drawLine(aTrace(steps(40), { cut: "steps" }), 7, { code: "", title: "" });
    expect(many?.frames).toHaveLength(6);
    expect(many?.frames.at(-1)?.caption).toBe("Visit 40");
    expect(many?.note).toBe(
      "34 of 40 moments are left out. The recording ends before the program does.",
    );
  });

  test("of a line that was never reached is none", () => {
    expect(drawLine(aTrace(steps(3)), 99, { code: "", title: "" })).toBeNull();
  });
});

describe("calls", () => {
  const call = (frame: number, n: number) =>
    aTraceStep(1, { n }, { event: "call", name: "count", frame });
  const back = (frame: number, n: number, result: number) =>
    aTraceStep(3, { n, __return__: result }, { event: "return", name: "count", frame });

  test("are a tree with what each gave back", () => {
    const steps = [call(1, 2), call(2, 1), back(2, 1, 1), call(3, 0), back(3, 0, 0), back(1, 2, 1)];
    expect(callTreeOf(aTrace(steps))).toMatchObject({
      calls: [
        { text: "count(2)", parent: null, result: "1" },
        { text: "count(1)", parent: 0, result: "1" },
        { text: "count(0)", parent: 0, result: "0" },
      ],
      leftOut: 0,
    });
  });

  test("that never end are cut", () => {
    const steps = [...Array(200).keys()].map((at) => call(at, at));
    expect(callTreeOf(aTrace(steps))).toMatchObject({ leftOut: 176 });
  });

  test("a single call is no tree", () => {
    expect(callTreeOf(aTrace([call(1, 2), back(1, 2, 1)]))).toBeNull();
  });
});

test("a hostile trace is drawn in bounded time", () => {
  const wide: TraceEncoded = ["LIST", ...Array.from({ length: 60 }, (_, at) => ref((at * 7) % 50))];
  const heap = Object.fromEntries([...Array(50).keys()].map((at) => [String(at), wide]));
  const variables = Object.fromEntries(
    [...Array(200).keys()].map((at) => [`v${at}`, ref(at % 50)]),
  );
  const began = performance.now();
  drawLine(aTrace([aTraceStep(7, variables, { heap })]), 7, { code: "v1[v2]", title: "" });
  expect(performance.now() - began).toBeLessThan(2_000);
});
