import { expect, test } from "vitest";
import { loadCatalog } from "../load-catalog.ts";
import { catalogProblems } from "./catalog-problems.ts";

const problems = catalogProblems(loadCatalog());

test("every problem that is listed is found, as the core knows problems", async () => {
  const listed = await problems.list();
  expect(listed.length).toBeGreaterThan(0);
  for (const { slug, title } of listed) {
    expect(await problems.find(slug)).toMatchObject({ slug, title, hints: expect.any(Array) });
  }
});

test("what is not in the catalogue is not found", async () => {
  expect(await problems.find("no-such-problem")).toBeNull();
  expect(await problems.find("../two-sum")).toBeNull();
});
