import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadCatalog } from "./load-catalog.ts";
import { temporaryCatalog } from "./testing/temporary-catalog.ts";

describe("two-sum", () => {
  const catalog = loadCatalog();
  const problem = catalog.problem("two-sum");

  test("is listed with what a list page needs", () => {
    expect(catalog.list()).toContainEqual({
      slug: "two-sum",
      title: "Two Sum",
      rung: 1,
      patterns: ["hash-map"],
      estimatedMinutes: 20,
      prerequisites: [],
    });
  });

  test("is built once and kept", () => {
    expect(catalog.problem("two-sum")).toBe(problem);
  });

  test("has visible tests first, then hidden ones", () => {
    const hidden = problem.tests.map((each) => each.hidden);
    expect(hidden).toEqual([...hidden].sort());
    expect(hidden).toContain(true);
  });

  test("has generated tests with an answer from the reference", () => {
    const generated = problem.tests.filter(({ id }) => id === "some-random");
    const [[numbers, target]] = generated.map(({ args }) => args) as [[number[], number]];
    const [[first, second]] = generated.map(({ expected }) => expected) as [[number, number]];
    expect(numbers).toHaveLength(200);
    expect((numbers[first] ?? 0) + (numbers[second] ?? 0)).toBe(target);
  });

  test("has wrong programs that point at tests by position", () => {
    const program = problem.wrongPrograms.find(({ name }) => name === "every-pair");
    expect(program?.caughtBy.map((index) => problem.tests[index]?.id)).toEqual([
      "large-list",
      "large-again",
    ]);
  });

  test("gives TypeScript learners the JavaScript reference", () => {
    expect(problem.references.typescript).toBe(problem.references.javascript);
  });
});

test("a problem that does not exist is named", () => {
  expect(() => loadCatalog().problem("no-such-problem")).toThrow(
    "problems/no-such-problem: is missing",
  );
});

test("the list does not read more than the one file it needs", () => {
  using catalog = temporaryCatalog();
  writeFileSync(catalog.file("hints.yaml"), "not: valid\n");
  const loaded = loadCatalog(catalog.root);
  expect(loaded.list()).toHaveLength(1);
  expect(() => loaded.problem("my-problem")).toThrow("hints.yaml: ladder");
});

test("a checker judges by the name of its problem", () => {
  using catalog = temporaryCatalog();
  writeFileSync(
    catalog.file("checker.mjs"),
    "export function check(args, expected, actual) {\n  return actual === args[0] || 'not ' + args[0];\n}\n",
  );
  const sources = loadCatalog(catalog.root).checkerSources();
  expect(sources["my-problem"]).toContain("export function check(");
  const judge = loadCatalog(catalog.root).checkers()["my-problem"];
  expect(judge?.({ args: [1], expected: 0, actual: 1 })).toEqual({ passed: true });
  expect(judge?.({ args: [1], expected: 0, actual: 2 })).toEqual({
    passed: false,
    reason: "not 1",
  });
});
