import { describe, expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { keptExamples } from "../../testing/learner-examples/kept-examples.ts";
import { laterExamples } from "../../testing/learner-examples/later-examples.ts";
import type { LearnerExample } from "../../testing/learner-examples/learner-example.ts";
import { signatures } from "../../testing/learner-examples/signatures.ts";
import { tunedExamples } from "../../testing/learner-examples/tuned-examples.ts";
import { MAX_EXAMPLE_TEXT, readExamples } from "./read-examples.ts";

const constraints = ["Each step puts in one letter, takes one away, or swaps one for another."];

const read = (slug: keyof typeof signatures, text: string) =>
  readExamples(text, aProblem({ slug, signature: signatures[slug], constraints })).map(
    ({ args, claimed }) => [args, claimed],
  );

/** Texts that a person understands and the rules leave alone. */
const missed = new Set([
  "my list [5,1,3], I am searching 3, left half is [5], right half is [1,3], it is in the right half, so we get 2",
  "count is 3 and needs is [[1, 0], [2, 1]], so first 0, then 1, then 2 → [0, 1, 2]",
  "1->2 turned around is 2->1",
]);

const rows = (examples: readonly LearnerExample[]) =>
  examples.map(([slug, text, ...reads]) => ({ slug, text, reads }));

const all = rows([...tunedExamples, ...keptExamples, ...laterExamples]);

describe("an example in free text is read", () => {
  test.each(all.filter(({ text, reads }) => reads.length > 0 && !missed.has(text)))(
    "$slug: $text",
    ({ slug, text, reads }) => {
      expect(read(slug, text)).toEqual(reads);
    },
  );
});

describe("nothing is read where nothing is sure", () => {
  test.each(all.filter(({ text, reads }) => reads.length === 0 || missed.has(text)))(
    "$slug: $text",
    ({ slug, text }) => {
      expect(read(slug, text)).toEqual([]);
    },
  );

  test.each([
    ["a denial", "palindrome-phrase", 'I don\'t think "ab" returns true'],
    [
      "a result that is taken back",
      "two-sum",
      "[3,2,4] target 6, the answer isn't [0,0], it is [1,2]",
    ],
    ["a result with a doubt", "coin-change", "[1,3] 4 → 2? or 3?"],
    ["a result under a condition", "binary-search", "[1, 3] and 3. If it is not there we get -1"],
    ["a list that is cut short", "two-sum", "[2,7,...,15], 9 -> [0,1]"],
    ["a result that is cut short", "all-subsets", "[1,2] -> [[1],[2],[1,2]] and the empty one"],
    ["a chain that may end anywhere", "reverse-linked-list", "1->2->3 -> 3->2->1"],
    ["rows of different lengths", "count-islands", "1 1 0\n0 1\nso 2"],
    ["a drawing of a tree", "tree-level-order", "  7\n / \\\n4   9\n-> [[7],[4,9]]"],
    ["a number that may be two", "two-sum", "list 1,000 2,000 target 3,000 gives [0,1]"],
    ["a sum", "coin-change", "3 and 3 is 6 so 2 coins"],
    ["steps only", "next-warmer-day", "[16,13,19]. 16 gives 2, 13 gives 1, 19 gives 0."],
    ["two conclusions", "cheapest-route", "2, [[0,1,4]], 0, 1. from 0 so 4. then 1 so 5."],
    ["a count of steps", "binary-search", "4 in [1,2,3,4,5] takes 2 rounds"],
    ["a part of a list", "course-order", "courses 0, 1, 2 with needs [[1,0]] gives [0,2,1]"],
    ["another value for a name", "binary-search", "target 5 is at index 2 in [1,3,5], so 2"],
    ["a word that is no text", "palindrome-phrase", "Final answer: true"],
    ["a word of the sentence", "palindrome-phrase", "it is symmetric, so true"],
    ["a general rule", "palindrome-phrase", "for palindromes it returns true"],
  ] as const)("%s: %s: %s", (_why, slug, text) => {
    expect(read(slug, text)).toEqual([]);
  });
});

describe("a result of another kind than the function returns is read as it stands", () => {
  const examples: readonly LearnerExample[] = [
    ["first-unique-character", 'text is "noonx". So x', [["noonx"], "x"]],
    ["first-unique-character", '"swiss" gives "w"', [["swiss"], "w"]],
    ["single-trade-profit", "[7, 2, 9] gives [1, 2]", [[[7, 2, 9]], [1, 2]]],
    ["coin-change", "[1, 3, 4] and 6 gives false", [[[1, 3, 4], 6], false]],
    ["rotated-search", "[6, 7, 1] and 8 returns None", [[[6, 7, 1], 8], null]],
  ];
  test.each(rows(examples))("$slug: $text", ({ slug, text, reads }) => {
    expect(read(slug, text)).toEqual(reads);
  });
});

test("the rest of a text says nothing about another value of a parameter", () => {
  const text = "numbers=[1,2], target=3 so [0,1]. With target 5 the answer is []";
  expect(read("two-sum", text)).toEqual([
    [
      [[1, 2], 3],
      [0, 1],
    ],
  ]);
});

describe("a hostile text", () => {
  const slugs = ["two-sum", "count-islands", "palindrome-phrase", "reverse-linked-list"] as const;
  const seeds = [
    ...["[", "[[1],", "[1,", "(", "'a ", "['a ", '"', "1, ", "1 ", "1 and ", "so ", "so is the "],
    ...["1 -> ", "1\n", "1 2\n3\n", "for 1, 2 ", "text text ", "words words, ", "f(", "(a ", "1.1"],
    ...["[1], 1 -> ", "[1] gives [1] ", 'text = "a" so true. ', "#", "9", "and ", "target 1 "],
  ];

  test("of 100 KB is not read", () => {
    for (const seed of seeds)
      for (const slug of slugs) expect(read(slug, seed.repeat(100_000 / seed.length))).toEqual([]);
  });

  test.each(seeds)("of the greatest length is read within two seconds: %j", (seed) => {
    const time = (length: number) => {
      const text = seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
      const start = performance.now();
      for (const slug of slugs) read(slug, text);
      return performance.now() - start;
    };
    expect(time(MAX_EXAMPLE_TEXT)).toBeLessThan(2_000);
  });

  test("of brackets, quotes and signs reads nothing that is not there", () => {
    expect(read("two-sum", "]]][[[(((\"''`{}{}\\u0000 -> => == ## //")).toEqual([]);
  });
});
