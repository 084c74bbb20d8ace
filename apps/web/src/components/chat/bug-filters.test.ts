import { expect, test } from "vitest";
import { countsByModel, modelOptions } from "./bug-filters.ts";

const counts = [
  { model: null, type: "bad-answer", count: 2 },
  { model: "flash", type: "truncated", count: 1 },
  { model: null, type: "other", count: 1 },
] as const;

test("what was wrong is counted by model", () => {
  expect(countsByModel([...counts])).toEqual([
    {
      name: "Built-in coach",
      total: 3,
      kinds: ["Reported by a learner: 2", "Something else: 1"],
    },
    { name: "flash", total: 1, kinds: ["Cut off: 1"] },
  ]);
});

test("a model that is chosen stays among the choices when nothing fits", () => {
  expect(modelOptions({ counts: [] }, "flash").map(({ value }) => value)).toEqual(["", "flash"]);
});
