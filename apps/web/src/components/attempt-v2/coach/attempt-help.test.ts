import { expect, test } from "vitest";
import { attemptHelp } from "./attempt-help.ts";

const no = async () => false;
const takes = {
  writeQuestion: () => true,
  askInstructor: () => false,
  ask: no,
  takeHint: no,
  recover: no,
};
const attempt = {
  v2Step: "IMPLEMENT" as const,
  finishedAt: null,
  hintBudget: 3,
  hintsUsedCount: 1,
};
const listed = (...situation: Parameters<typeof attemptHelp>) =>
  attemptHelp(...situation).map(({ name, cost }) => `${name}: ${cost}`);

test("all help is one list, the cheapest first, each with its cost", () => {
  expect(listed({ attempt, recovery: null }, takes)).toEqual([
    "Ask a question: free",
    "Nudge: no hint used",
    "Checkpoint: no hint used",
    "Hint: 2 of 3 left",
    "Try other ways: takes longer",
    "My instructor: answers later",
    "Rescue: explain it back",
  ]);
});

test.each(["UNDERSTAND", "PLAN", "VERIFY", "REFLECT", null] as const)(
  "at %s there is everything but hints",
  (v2Step) => {
    const names = attemptHelp({ attempt: { ...attempt, v2Step }, recovery: null }, takes);
    expect(names.map(({ id }) => id)).toEqual([
      "question",
      "nudge",
      "checkpoint",
      "other-ways",
      "instructor",
      "rescue",
    ]);
  },
);

test("when every hint is used, the hint says so and cannot be taken", () => {
  const used = { ...attempt, hintsUsedCount: 3 };
  const hint = attemptHelp({ attempt: used, recovery: null }, takes).find(
    ({ id }) => id === "hint",
  );
  expect(hint).toMatchObject({ cost: "none left", disabled: true });
});

test("a recovery under way is not offered a second time", () => {
  const ids = attemptHelp({ attempt, recovery: { endedAt: null } }, takes).map(({ id }) => id);
  expect(ids).not.toContain("other-ways");
});

test("a finished attempt has no help left to take", () => {
  expect(
    attemptHelp({ attempt: { ...attempt, finishedAt: "2026-01-01" }, recovery: null }, takes),
  ).toEqual([]);
});
