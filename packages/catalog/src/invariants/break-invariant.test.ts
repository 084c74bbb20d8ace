import { describe, expect, test } from "vitest";
import { readProblemFolder } from "../authored/read-problem-folder.ts";
import { catalogFolder, problemSlugs } from "../load-catalog.ts";
import { breakInvariant } from "./break-invariant.ts";
import { loadMoments } from "./run-moments.ts";

const twoSum = readProblemFolder(catalogFolder, "two-sum");

describe.each(problemSlugs(catalogFolder))("%s", (slug) => {
  const { plan, invariantBreaks, invariantSource } = readProblemFolder(catalogFolder, slug);

  test("every wrong choice of the invariant is false at the moment that is shown for it", () => {
    for (const { id, right, choices } of plan.invariant.slots) {
      for (const index of choices.keys()) {
        const shown = invariantBreaks[id]?.[index];
        if (index === right) {
          expect(shown).toBeNull();
          continue;
        }
        if (!shown) expect.fail(`${id}: choice ${index} has no counterexample`);
        const { moments } = loadMoments(slug, invariantSource)(shown.args);
        const claims = moments.flatMap(({ when, slots }) =>
          when === shown.when ? [slots[id]?.[index]] : [],
        );
        expect(claims).toContainEqual({ holds: false, says: shown.says, is: shown.is });
      }
    }
  });
});

test.each([
  [
    "a right choice that is false",
    twoSum.invariantSource.replace("map(numbers.slice(0, at)),", "map(numbers),"),
    /the right choice “the earlier entries, each with its position” is false/,
  ],
  [
    "a wrong choice that is never false",
    twoSum.invariantSource.replace("map(numbers),", "map(seen),"),
    /no small input shows “all entries of the list” to be false/,
  ],
  [
    "a walk that does not solve the task",
    twoSum.invariantSource.replace("return [partner, at]", "return [at, at]"),
    /moments gives \[1,1\] .* which is wrong/,
  ],
])("the check finds %s", (_name, invariantSource, finding) => {
  const { findings } = breakInvariant({ ...twoSum, invariantSource });
  expect(findings.join("\n")).toMatch(finding);
});
