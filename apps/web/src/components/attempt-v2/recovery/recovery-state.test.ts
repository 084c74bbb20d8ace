import { expect, test } from "vitest";
import { isRecoveryOver, recoveryState } from "./recovery-state.ts";

type Recovery = Parameters<typeof isRecoveryOver>[0];
type Attempt = Parameters<typeof isRecoveryOver>[1];

const offer = { action: "recover", message: "You have been here before.", situation: "s" } as const;

test("whoever is offered help again is not told that they are moving again", () => {
  expect(recoveryState({ status: "recovered" }, { offer })).toBeNull();
  expect(recoveryState({ status: "recovered" }, { offer: null })).toBe("moving");
});

const ended: Recovery = { endedAt: "2030-01-01T09:00:00.000Z", answers: [] };
const answer: Recovery["answers"][number] = {
  id: "answer",
  option: "free-text",
  text: "Look at the first test.",
  steps: [],
  suggestedProblem: null,
  at: "2030-01-01T08:00:00.000Z",
  tickedSteps: [],
};
const reflecting: Attempt = { finishedAt: null, v2Step: "REFLECT" };

test.each<[name: string, isOver: boolean, Recovery, Attempt]>([
  ["once every test passed", true, ended, reflecting],
  ["once the attempt is complete", true, ended, { finishedAt: "2030-01-02", v2Step: "COMPLETE" }],
  ["once the older flow is finished", true, ended, { finishedAt: "2030-01-02", v2Step: null }],
  ["while tests fail", false, ended, { finishedAt: null, v2Step: "VERIFY" }],
  ["while it still works", false, { ...ended, endedAt: null }, reflecting],
  ["with an instructor's answer", false, { ...ended, answers: [answer] }, reflecting],
])("%s the recovery is off the screen: %s", (_name, isOver, recovery, attempt) => {
  expect(isRecoveryOver(recovery, attempt)).toBe(isOver);
});
