import { expect, test } from "vitest";
import { findReferences, MAX_REFERENCES, type Referable } from "./find-references.ts";

const referable: Referable = {
  files: ["solution.py"],
  testCount: 4,
  patterns: [{ id: "hash-map", name: "Hash map" }],
  lessons: [{ id: "hash-map-bite", title: "Looking up at once" }],
  origins: ["http://localhost:3000"],
};

test.each<[string, object[]]>([
  ["Why does test 3 fail?", [{ kind: "test", number: 3 }]],
  [
    "test case #2 and line 12",
    [
      { kind: "test", number: 2 },
      { kind: "line", number: 12 },
    ],
  ],
  ["Test 99?", []],
  ["What is a KeyError?", [{ kind: "error", name: "KeyError" }]],
  ["Look at solution.py please", [{ kind: "file", path: "solution.py" }]],
  ["is my code right", [{ kind: "file", path: "solution.py" }]],
  ["Do hash maps help?", [{ kind: "pattern", id: "hash-map" }]],
  ["a rehash mapping", []],
  ["see “Looking up at once”", [{ kind: "lesson", id: "hash-map-bite" }]],
  ["as in my last attempt", [{ kind: "attempt", problemSlug: null }]],
  ["/patterns/hash-map", [{ kind: "pattern", id: "hash-map" }]],
  ["http://localhost:3000/lessons/hash-map-bite", [{ kind: "lesson", id: "hash-map-bite" }]],
  ["like /problems/two-sum", [{ kind: "attempt", problemSlug: "two-sum" }]],
  ["https://evil.example/lessons/hash-map-bite", []],
  ["https://evil.example:80/problems/two-sum", []],
  ["/lessons/unknown", []],
  ["thanks!", []],
])("%s", (message, keys) => {
  expect(findReferences(message, referable)).toEqual(keys);
});

test("each is named once, and no more than are looked at", () => {
  const many = Array.from({ length: 20 }, (_, index) => `line ${index + 1}, line ${index + 1}`);
  expect(findReferences(many.join("; "), referable)).toHaveLength(MAX_REFERENCES);
});
