import { expect, test } from "vitest";
import { MAX_OWN_TESTS } from "../../entities/runs/own-test.ts";
import { readOwnTests, writeOwnTests } from "./read-own-tests.ts";

test("a list of inputs with what is expected, named or not", () => {
  const tests = [
    { name: "small", args: [1, 2], expected: 3 },
    { args: [[], "x"], expected: null },
  ];
  expect(readOwnTests(JSON.stringify(tests))).toEqual({ readable: true, tests });
});

test.each([
  ["no JSON", "[{]", /^It is no JSON/],
  ["no list", '{"args": []}', /^It is a list/],
  ["a test without arguments", '[{"args": [], "expected": 1}, {"expected": 1}]', /^Test 2, args: /],
  ["a test without a result", '[{"args": []}]', /^Test 1, expected: /],
  [
    "too many",
    JSON.stringify(Array.from({ length: MAX_OWN_TESTS + 1 }, () => ({ args: [], expected: 1 }))),
    /20/,
  ],
  [
    "values that are nested too deep",
    `[{"args": [${"[".repeat(9_000)}${"]".repeat(9_000)}], "expected": 1}]`,
    /^Test 1, values: they are nested deeper than 32 levels/,
  ],
])("%s is said", (_name, text, why) => {
  expect(readOwnTests(text)).toEqual({ readable: false, why: expect.stringMatching(why) });
});

test("what is written is read again, one line for each test", () => {
  const tests = [
    { name: 'a "name"', args: [[1, -2.5], { a: null }], expected: "x\ny" },
    { args: [], expected: [] },
  ];
  const text = writeOwnTests(tests);
  expect(text.split("\n")).toHaveLength(5);
  expect(readOwnTests(text)).toEqual({ readable: true, tests });
  expect(readOwnTests(writeOwnTests([]))).toEqual({ readable: true, tests: [] });
});
