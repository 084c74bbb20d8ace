import { describe, expect, test } from "vitest";
import type { Json } from "../schema/shared.ts";
import { evaluateSource } from "./evaluate-source.ts";
import { fromBinaryTree, fromLinkedList, toBinaryTree, toLinkedList } from "./nodes.ts";
import { seededRandom } from "./seeded-random.ts";

test.each<[Json[]]>([
  [[]],
  [[1]],
  [[1, 2, 3]],
  [[1, null, 2, 3]],
  [[5, 4, 8, 11, null, 13, 4, 7, 2, null, null, null, 1]],
])("the tree %j comes back as it was", (values) => {
  expect(fromBinaryTree(toBinaryTree(values))).toEqual(values);
});

test("a missing child has no children to list", () => {
  const root = toBinaryTree([1, null, 2, 3]);
  expect(root?.left).toBeNull();
  expect(root?.right?.left?.val).toBe(3);
});

test.each<[Json[]]>([[[]], [[1]], [[3, 1, 2]]])("the list %j comes back as it was", (values) => {
  expect(fromLinkedList(toLinkedList(values))).toEqual(values);
});

describe("seeded random", () => {
  const drawn = (seed: number) => {
    const random = seededRandom(seed);
    return [
      random.integer(0, 1e6),
      random.word(5, "ab"),
      random.shuffle([1, 2, 3, 4]),
      random.pick("xyz".split("")),
    ];
  };
  test("repeats itself for one seed and differs for another", () => {
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });
  test("reaches both ends of a range and nothing beyond", () => {
    const random = seededRandom(1);
    const seen = new Set(Array.from({ length: 500 }, () => random.integer(-1, 1)));
    expect([...seen].sort((a, b) => a - b)).toEqual([-1, 0, 1]);
  });
  test("shuffles a copy", () => {
    const list = [1, 2, 3, 4, 5];
    expect(seededRandom(3).shuffle(list).sort()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });
  test.each<[string, () => unknown]>([
    ["an empty range", () => seededRandom(1).integer(2, 1)],
    ["an empty list", () => seededRandom(1).pick([])],
  ])("%s is an error", (_name, draw) => {
    expect(draw).toThrow(RangeError);
  });
});

describe("a source file", () => {
  test("may be a module or a plain script", () => {
    expect(evaluateSource<() => number>("a.mjs", "export function f() { return 1; }", "f")()).toBe(
      1,
    );
    expect(evaluateSource<() => number>("a.js", "const f = () => 2;", "f")()).toBe(2);
  });
  test.each([
    [
      "imports something",
      'import fs from "node:fs";\nfunction f() {}',
      "a.js: must not import anything",
    ],
    ["lacks the function", "function g() {}", "a.js: has no function called f"],
    ["does not parse", "function f( {", "a.js: "],
  ])("that %s is named", (_name, source, message) => {
    expect(() => evaluateSource("a.js", source, "f")).toThrow(message);
  });
});
