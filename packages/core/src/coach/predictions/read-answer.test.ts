import { expect, test } from "vitest";
import type { RunValue } from "../../entities/runs/run.ts";
import { readAnswer } from "./read-answer.ts";

test.each([
  ["3", 3],
  [" -1. ", -1],
  ["[1, 2]", [1, 2]],
  ["[1,2,]", [1, 2]],
  ["(0, 1)", [0, 1]],
  ["true", true],
  ["True", true],
  ["None", null],
  ["abc", "abc"],
  ['"abc"', "abc"],
  ["'abc'", "abc"],
  ["“abc”", "abc"],
  ["[a, b]", ["a", "b"]],
  ["[constructor, b]", ["constructor", "b"]],
  ["[['Tea Room', 'x@b.org']]", [["Tea Room", "x@b.org"]]],
  ["[[], [1]]", [[], [1]]],
  ["[1, null, 2]", [1, null, 2]],
  ["no idea at all", "no idea at all"],
  ["[1, 2", "[1, 2"],
])("%s is read as a value", (typed, value) => {
  expect(readAnswer(typed)).toEqual(value);
});

test.each<[string, string, RunValue]>([
  ["boolean", "yes", true],
  ["boolean", "No.", false],
  ["boolean", "it gives true", true],
  ["boolean", "It returns False", false],
  ["boolean", "no idea", "no idea"],
  ["boolean", "true or false", "true or false"],
  ["number", "=7", 7],
  ["number", "-> -1", -1],
  ["number", "4 coins", 4],
  ["number", "position 3", 3],
  ["number", "minus one", -1],
  ["number", "three", 3],
  ["number", "2 + 2 = 4", 4],
  ["number", "1,000", 1000],
  ["number", "3 or 4", "3 or 4"],
  ["number", "not 4", "not 4"],
  ["number", '"7"', "7"],
  ["number", "r7", "r7"],
  ["number", "the last one or so", "the last one or so"],
  ["number", "banana", "banana"],
  ["number", "[1, 2]", [1, 2]],
  ["number[]", "0 and 2", [0, 2]],
  ["number[]", "0, 2", [0, 2]],
  ["number[]", "0 2", [0, 2]],
  ["number[]", "100,200", [100, 200]],
  ["number[]", "−3, 100", [-3, 100]],
  ["number[]", "positions 0 and 2", [0, 2]],
  ["number[]", "so [0, 2]", [0, 2]],
  ["number[]", "2 -> -7 -> 8", [2, -7, 8]],
  ["number[]", "{0, 2}", [0, 2]],
  ["number[]", "[1, 2", [1, 2]],
  ["number[]", "empty list", []],
  ["number[]", "empty", []],
  ["number[]", "3", 3],
  ["number[]", "[[0, 2]]", [[0, 2]]],
  ["number[]", "0 or 2", "0 or 2"],
  ["number[]", "dunno", "dunno"],
  [
    "number[][]",
    "[1, 6], [8, 9]",
    [
      [1, 6],
      [8, 9],
    ],
  ],
  [
    "number[][]",
    "[1,6] and [8,9]",
    [
      [1, 6],
      [8, 9],
    ],
  ],
  ["number[][]", "[7]\n[4, 9]\n[5]", [[7], [4, 9], [5]]],
  ["number[][]", "[1, 2, 3]", [1, 2, 3]],
  [
    "string[][]",
    "['A', 'x@a'], ['B', 'y@b']",
    [
      ["A", "x@a"],
      ["B", "y@b"],
    ],
  ],
  ["string", "it gives b", "it gives b"],
])("where %s is asked for, %s is read as a person means it", (type, typed, value) => {
  expect(readAnswer(typed, { type, kind: "plain" })).toEqual(value);
});

test.each([
  ["2 -> 8 -> null", [2, 8]],
  ["null", []],
  ["empty", []],
])("where a linked list is asked for, %s is its values", (typed, value) => {
  const returns = { type: "ListNode | null", kind: "linked-list" } as const;
  expect(readAnswer(typed, returns)).toEqual(value);
});
