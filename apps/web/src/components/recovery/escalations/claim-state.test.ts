import { expect, test } from "vitest";
import { claimState } from "./claim-state.ts";

const now = new Date("2026-03-01T10:00:00.000Z");
const later = "2026-03-01T10:05:00.000Z";
const before = "2026-03-01T09:59:00.000Z";

test.each([
  ["nobody's", { claimedBy: null, claimedUntil: null }, "free"],
  ["one's own", { claimedBy: "me", claimedUntil: later }, "yours"],
  ["someone else's", { claimedBy: "you", claimedUntil: later }, "others"],
  ["someone's who took too long", { claimedBy: "you", claimedUntil: before }, "free"],
  ["one's own, run out", { claimedBy: "me", claimedUntil: before }, "free"],
])("what is %s is %s", (_name, claim, expected) => {
  expect(claimState(claim, "me", now)).toBe(expected);
});
