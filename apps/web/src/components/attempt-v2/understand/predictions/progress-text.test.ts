import { expect, test } from "vitest";
import { progressText } from "./progress-text.ts";

const progress = { right: 0, needed: 3, obstacles: [] };

test.each([
  [0, "About 3 right in a row, and you go on."],
  [2, "2 of about 3 right in a row."],
  [3, "3 right in a row. Nearly done."],
])("after %i right predictions no end is promised that may not come", (right, text) => {
  expect(progressText({ ...progress, right }, 2)).toBe(text);
});

test.each([
  [1, "If this one is right, you go on."],
  [4, "If all of these are right, you go on."],
])("the last round says so, with %i open", (open, text) => {
  expect(progressText({ ...progress, isLastRound: true }, open)).toBe(text);
});

test("right predictions are not said to be enough while an explanation is missing", () => {
  const missing = { about: "explanation", label: "", question: "" } as const;
  const text = progressText({ ...progress, isLastRound: true, obstacles: [missing] }, 2);
  expect(text).toBe("About 3 right in a row, and you go on.");
});
