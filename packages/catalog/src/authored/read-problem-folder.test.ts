import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CatalogError } from "../catalog-error.ts";
import { temporaryCatalog } from "../testing/temporary-catalog.ts";
import { readProblemFolder } from "./read-problem-folder.ts";

function problemsAfter(file: string, change: (text: string) => string): readonly string[] {
  using catalog = temporaryCatalog();
  const path = catalog.file(file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  try {
    readProblemFolder(catalog.root, "my-problem");
    return [];
  } catch (error) {
    if (error instanceof CatalogError) return error.problems;
    throw error;
  }
}

const at = (file: string) => `problems/my-problem/${file}`;

test.each<[string, string, (text: string) => string, string]>([
  [
    "an unknown field",
    "problem.yaml",
    (text) => `${text}author: me\n`,
    'Unrecognized key: "author"',
  ],
  [
    "a rung that does not exist",
    "problem.yaml",
    (text) => text.replace("rung: 1", "rung: 6"),
    "rung: must be a whole number from 1 to 5",
  ],
  [
    "an unknown pattern",
    "plan.yaml",
    (text) => text.replace("pattern: brute-force", "pattern: magic"),
    'fits[0].pattern: "magic" is no pattern',
  ],
  [
    "a test without an answer",
    "tests.yaml",
    (text) => text.replace("expected: 0, ", ""),
    "visible[0].expected: is missing",
  ],
  [
    "a test that is written and generated",
    "tests.yaml",
    (text) => text.replace("generate:", "args: [[1]], generate:"),
    "hidden[0].args: must not stand beside generate",
  ],
  [
    "two tests with one id",
    "tests.yaml",
    (text) => text.replace("id: generated", "id: todo-first"),
    'hidden[0].id: "todo-first" is already the id of another test',
  ],
  [
    "a test with too many arguments",
    "tests.yaml",
    (text) => text.replace("args: [[1,2,3]]", "args: [[1,2,3], 4]"),
    "visible[0].args: has 2 arguments, the signature 1",
  ],
  [
    "an unknown test id",
    "wrong.yaml",
    (text) => text.replace("caughtBy: []", "caughtBy: [nowhere]"),
    "[0].caughtBy: no test has the id nowhere",
  ],
  [
    "a right choice beyond the last",
    "plan.yaml",
    (text) => text.replace("right: 0", "right: 2"),
    "invariant.slots[0].right: is 2, but choices are counted from 0 and the last is 1",
  ],
  [
    "a slot that the text does not have",
    "plan.yaml",
    (text) => text.replace("{{content}}", "{{other}}"),
    'invariant.slots[0].id: "content" does not stand in the text as {{content}}',
  ],
  [
    "a parameter that does not exist",
    "rubric.yaml",
    (text) => text.replace("arguments: [numbers]", "arguments: [letters]"),
    "exampleReading.arguments: no parameter is called letters",
  ],
  [
    "a checker that is not there",
    "problem.yaml",
    (text) => text.replace('{"kind":"exact"}', "{ kind: checker }"),
    "comparison.kind: is checker, but there is no checker.mjs",
  ],
  [
    "an empty hint",
    "hints.yaml",
    (text) => text.replace("- TODO", '- " "'),
    "ladder[0]: must not be empty",
  ],
])("%s is named with file and field", (_name, file, change, message) => {
  const problems = problemsAfter(file, change);
  expect(problems[0]).toContain(`${at(file)}: ${message}`);
  expect(problems.every((line) => !line.includes("\n"))).toBe(true);
});

test("YAML that cannot be read is named with its line", () => {
  const problems = problemsAfter("hints.yaml", () => "ladder: [a\nkeySteps: b\n");
  expect(problems[0]).toMatch(/^problems\/my-problem\/hints\.yaml: .*line \d/);
});

test("every missing file is listed at once", () => {
  using catalog = temporaryCatalog();
  rmSync(catalog.file("starter.py"));
  rmSync(catalog.file("wrong/todo-name.js"));
  expect(() => readProblemFolder(catalog.root, "my-problem")).toThrow(
    `${at("starter.py")}: is missing\n${at("wrong/todo-name.js")}: is missing`,
  );
});
