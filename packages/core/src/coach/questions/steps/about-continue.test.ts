import { expect, test } from "vitest";
import { answerContinue } from "./about-continue.ts";

const todos = [
  { text: "Read the task.", completed: true },
  { text: "Run the tests.", completed: false },
  { text: "Take the first that fails.", completed: false },
];

test("continue ticks off one todo, names the next and asks, so that nothing is ticked off unseen", () => {
  const answer = answerContinue("continue", todos);
  expect(answer?.todos).toEqual([todos[0], { ...todos[1], completed: true }, todos[2]]);
  expect(answer?.summary).toContain("Next: **Take the first that fails**.");
  expect(answer?.summary).toMatch(/\?$/);
});

test.each([
  ["other words", "what is a set?", todos],
  ["nothing open", "continue", todos.slice(0, 1)],
])("%s: the question is answered as any other", (_name, message, given) => {
  expect(answerContinue(message, given)).toBeNull();
});
