import { describe, expect, test } from "vitest";
import { readProblemFolder } from "./authored/read-problem-folder.ts";
import { catalogFolder, loadCatalog } from "./load-catalog.ts";
import { argsGenerator } from "./native/generate-args.ts";
import { loadInputRule } from "./native/load-input-rule.ts";
import type { Json } from "./schema/shared.ts";

const catalog = loadCatalog();
const SMALL_SIZES = 9;

describe("what a problem promises", () => {
  test.each(catalog.list().map(({ slug }) => slug))("%s keeps in all that is authored", (slug) => {
    const { tests, examples, adversaryChallenges } = catalog.problem(slug);
    const generate = argsGenerator(readProblemFolder(catalogFolder, slug));
    const generated = Array.from({ length: SMALL_SIZES }, (_, size) => generate(size + 1, size));
    const inputs = [
      ...tests.map(({ args }) => args),
      ...examples.map(({ args }) => args),
      ...adversaryChallenges.map(({ knownAnswer }) => knownAnswer),
      ...generated,
    ];
    for (const args of inputs) {
      expect(catalog.misfits(slug, args), JSON.stringify(args).slice(0, 200)).toEqual([]);
    }
  });

  test.each<[slug: string, parameter: string, args: Json[]]>([
    ["all-subsets", "numbers", [[3, 3]]],
    ["binary-search", "numbers", [[3, 1], 1]],
    ["cheapest-route", "roads", [2, [[0, 2, 1]], 0, 1]],
    ["cheapest-route", "goal", [2, [], 0, 2]],
    ["coin-change", "amount", [[1], 501]],
    ["count-islands", "grid", [[[1, 0], [1]]]],
    ["course-order", "needs", [2, [[0, 2]]]],
    ["edit-distance", "wanted", ["ab", "A"]],
    ["first-unique-character", "text", ["a b"]],
    ["k-most-frequent", "k", [[4, 4], 2]],
    [
      "merge-accounts",
      "accounts",
      [
        [
          ["Inn", "a@x"],
          ["Bar", "a@x"],
        ],
      ],
    ],
    ["merge-intervals", "intervals", [[[5, 2]]]],
    ["next-warmer-day", "temperatures", [[61]]],
    ["pair-with-sum-sorted", "numbers", [[2, 1], 3]],
    ["palindrome-phrase", "text", ["é"]],
    ["reverse-linked-list", "head", [[1_000_001]]],
    ["rotated-search", "numbers", [[3, 1, 2, 0], 1]],
    ["ship-capacity", "days", [[1], 0]],
    ["single-trade-profit", "prices", [[-1]]],
    ["subarray-sum-count", "k", [[1], 1_000_001]],
    ["tree-level-order", "root", [[null, 1]]],
    ["two-sum", "target", [[1, 2], 4]],
    ["two-sum", "target", [[1, 1, 1], 2]],
    ["valid-parentheses", "text", ["(a)"]],
    ["word-break", "words", ["a", ["a", "a"]]],
  ])("%s refuses an input and names %s", (slug, parameter, args) => {
    const misfits = catalog.misfits(slug, args);
    expect(misfits.map((misfit) => misfit.parameter)).toEqual([parameter]);
    const { parameters } = catalog.problem(slug).signature;
    expect(parameters.map(({ name }) => name)).toContain(parameter);
  });

  test("a rule cannot change the input it looks at", () => {
    const rule = loadInputRule("any", "function misfit(list) { list.push(1); return null; }");
    const args = [[3]];
    expect(rule(args)).toEqual([]);
    expect(args).toEqual([[3]]);
  });
});
