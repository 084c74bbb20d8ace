import { expect, test } from "vitest";
import { judgeDisguises } from "./judge-disguises.ts";

const slugs = ["two-sum", "valid-parentheses", "merge-intervals"];

test("a reference is not let through in any disguise, before a rescue or after", async () => {
  const judged = await judgeDisguises(["strict", "balanced", "rescue"], slugs);
  const passed = judged
    .filter(({ blocked }) => !blocked)
    .map(
      ({ disguise, problem, language, policy }) =>
        `${disguise}: ${problem}, ${language}, ${policy}`,
    );
  expect(passed).toEqual([]);
  expect(judged.length).toBeGreaterThan(500);
});
