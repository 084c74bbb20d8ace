import { expect, test } from "vitest";
import { draftOf, readDraft } from "./knob-draft.ts";

test("what was set is read back as it is shown", () => {
  const setting = { stuckAfter: 4, rule: "letter", branchExploration: false } as const;
  expect(draftOf(setting)).toEqual({ stuckAfter: "4", rule: "letter", branchExploration: "off" });
  expect(readDraft(draftOf(setting))).toEqual({ setting, errors: null });
});

test("an empty field is inherited", () => {
  expect(readDraft({ stuckAfter: " ", warnAfter: "2" })).toMatchObject({
    setting: { warnAfter: 2 },
  });
});

test.each([
  ["stuckAfter", "0"],
  ["stuckAfter", "two"],
  ["branchCount", "4"],
  ["progressThreshold", "1.5"],
] as const)("%s cannot be %s", (knob, text) => {
  expect(readDraft({ [knob]: text }).errors).toHaveProperty(knob);
});

test.each([
  ["many", "Give a number."],
  ["2.5", "Give a whole number."],
  ["0", "Give at least 1."],
  ["9", "Give at most 3."],
])("%s approaches: %s", (typed, words) => {
  expect(readDraft({ branchCount: typed }).errors).toEqual({ branchCount: words });
});
