import type { RecoveryPoint } from "@foothold/core/classroom";
import { expect, test } from "vitest";
import { busiestText, dayRows, highest, spanText } from "./metric-words.ts";

const DAY_MS = 86_400_000;
const START = Date.parse("2026-03-01T00:00:00.000Z");

function points(counts: readonly number[], daysEach = 1): RecoveryPoint[] {
  return counts.map((triggers, index) => ({
    from: new Date(START + index * daysEach * DAY_MS).toISOString(),
    ...{ triggers, ended: triggers, successes: triggers > 0 ? 1 : 0 },
    rate: triggers > 0 ? 1 / triggers : null,
  }));
}

test.each([
  [[0, 1, 3, 3], "Most from 3 Mar: 3 triggered, 1 resolved."],
  [[0, 2, 0], "All from 2 Mar: 2 triggered, 1 resolved."],
  [[0, 0], "None in this time."],
])("the bars %j are said in words", (counts, words) => {
  expect(busiestText(points(counts))).toBe(words);
});

test.each([
  [1, "1 Mar 2026 to 3 Mar 2026, a bar for each day"],
  [7, "1 Mar 2026 to 21 Mar 2026, a bar for each 7 days"],
])("of three stretches of %i days the last day is named too", (daysEach, words) => {
  expect(spanText(points([0, 1, 0], daysEach))).toBe(words);
});

test("a table has the days on which there was anything, a chart its highest", () => {
  expect(dayRows(points([0, 4, 0, 1])).map(({ name, triggers }) => [name, triggers])).toEqual([
    ["2 Mar", 4],
    ["4 Mar", 1],
  ]);
  expect(highest(points([0, 4, 0, 1]))).toBe(4);
  expect(highest(points([0, 0]))).toBe(1);
});
