import { expect, test } from "vitest";
import { isFiltered, problemFiltersFromUrl } from "./problem-filters-from-url.ts";

test.each([
  ["nothing", {}, {}],
  [
    "every filter",
    { search: " sum ", pattern: "stack", rung: "2", state: "begun" },
    {
      search: "sum",
      pattern: "stack",
      rung: 2,
      state: "begun",
    },
  ],
  ["a form sent untouched", { search: "", pattern: "", rung: "", state: "" }, {}],
  ["values that are none", { rung: "9", state: "lost", pattern: "stack" }, { pattern: "stack" }],
  ["a filter given twice", { rung: ["1", "2"], state: "done" }, { state: "done" }],
  ["what is no filter", { colour: "red" }, {}],
])("an address with %s", (_name, parameters, asked) => {
  expect(problemFiltersFromUrl(parameters)).toEqual(asked);
});

test.each([
  [{}, false],
  [{ search: "", state: "" }, false],
  [{ search: "   " }, false],
  [{ rung: "1" }, true],
  [{ search: "sum" }, true],
])("whether %j narrows the list: %s", (parameters, filtered) => {
  expect(isFiltered(problemFiltersFromUrl(parameters))).toBe(filtered);
});
