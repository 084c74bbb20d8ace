import { expect, test } from "vitest";
import { chooseContinue } from "./choose-continue.ts";

const goesOn = [{ html: "Continue to: Run it", inputText: "continue" }];
const last = {
  status: "complete" as const,
  isFallback: false,
  reply: { summary: "The first step is done.", nextSteps: goesOn },
};
const conversation = { autoContinuesLeft: 3 };
const situation = { last, conversation, typed: "" };

test("after a step with more to come it goes on", () => {
  expect(chooseContinue(situation)).toEqual({ goesOn: true });
});

test.each([
  ["there is no answer yet", { ...situation, last: undefined }, "nothing-open"],
  ["nothing is left", { ...situation, last: { ...last, reply: {} } }, "nothing-open"],
  ["the answer was cut", { ...situation, last: { ...last, status: "recovered" } }, "error"],
  ["no answer came", { ...situation, last: { ...last, status: "failed" } }, "error"],
  [
    "the coach asks",
    { ...situation, last: { ...last, reply: { ...last.reply, summary: "Which one?" } } },
    "question",
  ],
  ["the learner types", { ...situation, typed: "wait" }, "typing"],
  ["the cap is reached", { ...situation, conversation: { autoContinuesLeft: 0 } }, "cap"],
] as const)("it stops when %s", (_name, given, reason) => {
  expect(chooseContinue(given)).toEqual({ goesOn: false, reason });
});
