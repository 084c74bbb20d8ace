import { expect, test } from "vitest";
import { formatSummary } from "./format-summary.mjs";

test("failures by name, then the table, and the sum as the last line", () => {
  const lines = formatSummary([
    { name: "Types", passed: 1, failed: 0, ms: 2_345 },
    { name: "Tests: unit", passed: 120, failed: 2, ms: 61_000, failures: ["a > b", "c"] },
  ]);
  expect(lines).toEqual([
    "",
    "Failed",
    "  Tests: unit: a > b",
    "  Tests: unit: c",
    "",
    "Stage                       passed  failed  seconds",
    "Types                            1       0      2.3",
    "Tests: unit                    120       2     61.0",
    "",
    "121 passed, 2 failed",
  ]);
});

test("what passed on a second try is named", () => {
  const lines = formatSummary([
    { name: "Tests: pages", passed: 9, failed: 0, ms: 0, failures: [], unsteady: ["a > b"] },
  ]);
  expect(lines.slice(1, 3)).toEqual(["Passed on a second try", "  Tests: pages: a > b"]);
});

test("nothing is said of failures when there are none", () => {
  const lines = formatSummary([{ name: "Types", passed: 1, failed: 0, ms: 0 }]);
  expect(lines).not.toContain("Failed");
  expect(lines.at(-1)).toBe("1 passed, 0 failed");
});
