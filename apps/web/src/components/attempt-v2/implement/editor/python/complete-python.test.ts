import { describe, expect, test } from "vitest";
import { completePython, kindOf } from "./complete-python.ts";
import { signatureOf } from "./signature-of.ts";

const program = `import heapq
from collections import deque, Counter

def two_sum(numbers: list[int], target):
    seen = {}
    queue = deque()
    for position, number in enumerate(numbers):
        ...
`;

const names = (line: string) => completePython(line, program).map(({ name }) => name);

test.each([
  ["words of the language", "    re", "return"],
  ["what is built in", "    en", "enumerate"],
  ["names of the program", "    tar", "target"],
  ["functions of the program", "tw", "two_sum"],
  ["what was imported", "    Cou", "Counter"],
  ["whole forms", "    fo", "forenumerate"],
  ["methods of a dictionary", "    seen.", "setdefault"],
  ["methods of an annotated list", "    numbers.ap", "append"],
  ["methods of an imported type", "    queue.", "popleft"],
  ["functions of a module", "    heapq.", "heappush"],
  ["methods of a text", '    "".jo', "join"],
  ["modules", "import ma", "math"],
  ["what a module holds", "from heapq import heap", "heapify"],
])("%s are offered", (_name, line, wanted) => {
  expect(names(line)).toContain(wanted);
});

test.each([
  ["a dictionary has no list methods", "    seen.", "append"],
  ["a module that was not imported", "    math.", "gcd"],
  ["a text's words are no names", "    ", "half"],
])("%s", (_name, line, unwanted) => {
  expect(names(line)).not.toContain(unwanted);
});

test("the word that is being typed is not offered, unless it stands elsewhere too", () => {
  const typing = (word: string) => completePython(`    ${word}`, `${program}    ${word}\n`);
  expect(typing("numb").map(({ name }) => name)).toContain("numbers");
  expect(typing("numb").map(({ name }) => name)).not.toContain("numb");
  expect(typing("target").map(({ name }) => name)).toContain("target");
});

test("every name is offered once", () => {
  const all = names("    ").filter(
    (name) => !["for", "while", "if", "def", "class"].includes(name),
  );
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ["x = [1]", "list"],
  ["x = {1: 2}", "dict"],
  ["x = {1, 2}", "set"],
  ["x = f'a'", "str"],
  ["def f(x: str): ...", "str"],
  ["x = []\nx = {}", "dict"],
  ["x = y", null],
  ["x == []", null],
])("%s: x is %s", (code, kind) => {
  expect(kindOf("x", code)).toBe(kind);
});

describe("the signature of a call", () => {
  test.each([
    ["range(", "range(start, stop, step)", 0],
    ["range(1, ", "range(start, stop, step)", 1],
    ["two_sum([1, 2], ", "two_sum(numbers: list[int], target)", 1],
    ["print(len(", "len(items)", 0],
    ["heapq.heappush(heap, ", "heappush(heap, item)", 1],
    ["sorted(items,\n    ", "sorted(items, key=None, reverse=False)", 1],
  ])("%s", (before, signature, parameter) => {
    expect(signatureOf(before, program)).toMatchObject({ word: { signature }, parameter });
  });

  test.each(["x = (1, ", "[1, ", "len(x)\n", "unknown("])("none in %j", (before) => {
    expect(signatureOf(before, program)).toBeNull();
  });
});
