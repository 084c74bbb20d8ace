import { expect, test } from "vitest";
import { checkTodoMarkers } from "../check/rules/todo-markers.ts";
import { loadCatalog } from "../load-catalog.ts";
import { temporaryCatalog } from "../testing/temporary-catalog.ts";
import { newProblem } from "./new-problem.ts";

test("a skeleton loads as it is", () => {
  using catalog = temporaryCatalog("my-problem");
  const problem = loadCatalog(catalog.root).problem("my-problem");
  expect(problem).toMatchObject({
    title: "My Problem",
    signature: { name: "myProblem", pythonName: "my_problem" },
  });
});

test("the check lists what is left to do", () => {
  using catalog = temporaryCatalog();
  const { findings } = checkTodoMarkers(catalog.root, "problems/my-problem");
  const files = new Set(
    findings.map((line) => line.split(":")[0]?.replace("problems/my-problem/", "")),
  );
  for (const file of [
    "statement.md",
    "problem.yaml",
    "rubric.yaml",
    "reference.js",
    "generator.mjs",
  ]) {
    expect(files).toContain(file);
  }
});

test("an existing problem is left alone", () => {
  using catalog = temporaryCatalog();
  expect(() => newProblem(catalog.root, "my-problem")).toThrow(
    "problems/my-problem: is already there",
  );
});

test.each(["My Problem", "../outside", ""])("%j is no name for a problem", (slug) => {
  using catalog = temporaryCatalog();
  expect(() => newProblem(catalog.root, slug)).toThrow("the name must be like two-sum");
});
