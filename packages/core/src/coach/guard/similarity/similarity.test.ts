import { expect, test } from "vitest";
import { measureSimilarity } from "./measure-similarity.ts";
import { readSpokenStatements } from "./read-spoken-statements.ts";
import { readStatements } from "./read-statements.ts";

const reference = readStatements(
  `function search(numbers, target) {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    if (numbers[middle] === target) return middle;
    if (numbers[middle] < target) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}`,
  "javascript",
);

const python = `def find(xs, wanted):
    b = len(xs) - 1
    a = 0
    while a <= b:
        m = (a + b) // 2
        if xs[m] == wanted:
            return m
        if xs[m] < wanted:
            a = m + 1
        else:
            b = m - 1
    return -1`;

const java = `public int find(int[] xs, int wanted) {
    int a = 0, b = xs.length - 1;
    while (a <= b) {
        int m = a + (b - a) / 2;
        if (xs[m] == wanted) return m;
        else if (xs[m] < wanted) a = m + 1;
        else b = m - 1;
    }
    return -1;
}`;

const unrelated = `def total(xs):
    found = {}
    for x in xs:
        found[x] = found.get(x, 0) + 1
    return sorted(found)`;

test.each([
  ["another language, renamed and reordered", readStatements(python, "python"), 0.9, 1],
  ["Java", readStatements(java, "other"), 0.6, 1],
  [
    "read aloud",
    readSpokenStatements(
      "Set low to zero, and set high to the length of numbers minus one. While low is at most high, " +
        "set middle to half of low plus high. If numbers at middle equals target, return middle. " +
        "If numbers at middle is less than target, set low to middle plus one, otherwise set high to middle minus one.",
    ),
    0.5,
    1,
  ],
  ["another program", readStatements(unrelated, "python"), 0, 0.3],
])("%s", (_name, given, least, most) => {
  const { share } = measureSimilarity(reference, given, []);
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
});

test("what the learner has already is not given away", () => {
  expect(measureSimilarity(reference, readStatements(python, "python"), reference).weight).toBe(0);
});
