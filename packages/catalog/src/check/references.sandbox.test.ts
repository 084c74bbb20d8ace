import { createServerRunner, type ServerRunner } from "@foothold/runner/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogFolder, loadCatalog, problemSlugs } from "../load-catalog.ts";
import { patientExecutor } from "./run/patient-executor.ts";
import { sandboxExecutor } from "./run/sandbox-executor.ts";

/** The full check runs all of them; these are one for each way in which values are handed over. */
const pythonSample = ["two-sum", "reverse-linked-list", "tree-level-order", "course-order"];

const catalog = loadCatalog();
let runner: ServerRunner;
beforeAll(async () => {
  runner = await createServerRunner({
    checkers: catalog.checkers(),
    warm: { javascript: 1, python: 1 },
  });
});
afterAll(() => runner.close());

async function failures(slug: string, language: "javascript" | "python") {
  const problem = catalog.problem(slug);
  const { tests, limits, references } = problem;
  const execute = patientExecutor(sandboxExecutor(runner));
  const code = references[language];
  const executed = await execute({ language, code, problem, tests, testMs: limits.testMs });
  return executed.tests.flatMap(({ status, message }, index) =>
    status === "passed" ? [] : [`${tests[index]?.id}: ${status} ${message ?? ""}`],
  );
}

test.each(problemSlugs(catalogFolder))(
  "the JavaScript reference of %s passes every test",
  async (slug) => {
    expect(await failures(slug, "javascript")).toEqual([]);
  },
);

test.each(pythonSample)("the Python reference of %s passes every test", async (slug) => {
  expect(await failures(slug, "python")).toEqual([]);
});
