import { expect, test } from "vitest";
import { isRecoveryOver, recoveryState } from "./recovery-state.ts";

const offer = { action: "recover", message: "You have been here before.", situation: "s" } as const;

test("whoever is offered help again is not told that they are moving again", () => {
  expect(recoveryState({ status: "recovered" }, { offer })).toBeNull();
  expect(recoveryState({ status: "recovered" }, { offer: null })).toBe("moving");
});

const ended = { endedAt: "2030-01-01T09:00:00.000Z", answers: [] };
const answer = {
  id: "answer",
  option: "custom",
  text: "Look at the first test.",
  steps: [],
  suggestedProblem: null,
  at: "2030-01-01T08:00:00.000Z",
  tickedSteps: [],
} as const;

test.each([
  ["once every test passed", true, ended, { finishedAt: null, v2Step: "REFLECT" }],
  ["once the attempt is complete", true, ended, { finishedAt: "2030-01-02", v2Step: "COMPLETE" }],
  [
    "in the older flow, once it is finished",
    true,
    ended,
    { finishedAt: "2030-01-02", v2Step: null },
  ],
  ["while tests fail", false, ended, { finishedAt: null, v2Step: "VERIFY" }],
  [
    "while it still works",
    false,
    { ...ended, endedAt: null },
    { finishedAt: null, v2Step: "REFLECT" },
  ],
  [
    "with an instructor's answer",
    false,
    { ...ended, answers: [answer] },
    { finishedAt: null, v2Step: "REFLECT" },
  ],
] as const)("%s the recovery is off the screen: %s", (_name, isOver, recovery, attempt) => {
  expect(isRecoveryOver({ ...recovery, answers: [...recovery.answers] }, attempt)).toBe(isOver);
});
