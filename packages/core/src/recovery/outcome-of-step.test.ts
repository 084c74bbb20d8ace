import { expect, test } from "vitest";
import { attemptAfter, did, type Happened } from "../testing/scenarios/assessed-events.ts";
import { outcomeOfStep, type StepOutcome } from "./outcome-of-step.ts";

const shown = attemptAfter([
  did.run("f()", "+--"),
  did.choose("stack", "MISMATCH"),
  did.explain("one", ["gap", "other"]),
]);
const recovery = { id: "recovery-1", status: "waiting", shownVersion: shown.version } as const;
const helped = {
  ...shown,
  stuckTrail: { ...shown.stuckTrail, recovery: { id: recovery.id, version: shown.version } },
};

test.each<[what: string, done: Happened[][], followed: StepOutcome]>([
  ["nothing", [], "nothing-yet"],
  ["all tests", [did.run("g()", "+++")], "moved-on"],
  ["one more test", [did.run("g()", "++-")], "moved-on"],
  ["fewer gaps", [did.explain("two", ["gap"])], "moved-on"],
  ["the right pattern, unsure", [did.choose("sums", "GOOD", false)], "moved-on"],
  ["a print and the same failure", [did.run("f(); console.log(1)", "+--")], "nothing-yet"],
  ["work and a hint", [did.type("g()"), did.hint()], "nothing-yet"],
  [
    "a print, then one more test",
    [did.run("f(); console.log(1)", "+--"), did.run("g()", "++-")],
    "moved-on",
  ],
  ["other code and the same failure", [did.run("g()", "+--")], "no-progress"],
  ["a hint without work", [did.hint()], "no-progress"],
  [
    "a print, then the same failure again",
    [did.run("f(); console.log(1)", "+--"), did.run("g()", "+--")],
    "no-progress",
  ],
])("what followed is told: %s", (_what, done, followed) => {
  expect(outcomeOfStep(recovery, attemptAfter(done, helped))).toBe(followed);
});
