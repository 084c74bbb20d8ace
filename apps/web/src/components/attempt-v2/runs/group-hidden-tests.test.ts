import type { TestResultData } from "@foothold/core/runs";
import { expect, test } from "vitest";
import { groupHiddenTests } from "./group-hidden-tests.ts";

const hidden = (index: number, status: "passed" | "failed" | "not-run"): TestResultData => ({
  index,
  status,
  hidden: true,
  purpose: `test ${index}`,
});
const groups = [
  { name: "Order", tests: [3] },
  { name: "Zero", tests: [4, 5] },
];

test("a failed group comes first and says that some of it may pass", () => {
  const results = groupHiddenTests(
    [hidden(3, "passed"), hidden(4, "failed"), hidden(5, "failed")],
    groups,
  );
  expect(results.map(({ name, status, says }) => ({ name, status, says }))).toEqual([
    {
      name: "Zero",
      status: "failed",
      says: "At least one of these 2 fails. Some of them may pass.",
    },
    { name: "Order", status: "passed", says: null },
  ]);
});

test("a group of one failed test says no more than that", () => {
  expect(groupHiddenTests([hidden(3, "failed")], groups)).toMatchObject([{ says: null }]);
});

test("a test that is in no group any more is still shown", () => {
  const [result] = groupHiddenTests([hidden(9, "not-run")], groups);
  expect(result).toMatchObject({ name: "Hidden tests", status: "not-run", tests: [{ index: 9 }] });
});
