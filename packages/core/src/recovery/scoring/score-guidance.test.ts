import { expect, test } from "vitest";
import type { ProgramFacts } from "../../ports/recovery/program-facts.ts";
import { GOOD_GUIDANCE, scoreGuidance } from "./score-guidance.ts";

const facts: ProgramFacts = {
  calls: [
    { call: "add(1, 2)", values: ["3", "-1"] },
    { call: "add(5, 5)", values: ["10"] },
  ],
  variables: new Map([["total", new Set(["0", "-1"])]]),
  lines: new Set([1, 2]),
};
const score = (text: string, said: string[] = []) => scoreGuidance(text, facts, said);

test.each([
  ["what the call has to give", "add(1, 2) must give 3. Follow it by hand."],
  ["what the program gives", "Your add(1, 2) gives -1. Which sign is that?"],
  ["what a variable becomes", "Look at add(5, 5): total is -1 at the end. Why?"],
  ["a line that was run", "Read line 2 with add(1, 2) in mind."],
])("guidance that says %s is good", (_, text) => {
  expect(score(text)).toEqual({ score: 1, lacks: [] });
});

test.each([
  ["a wrong result", "add(1, 2) gives 7, so look again.", "holds"],
  ["a value that the variable never had", "In add(5, 5) total is 12 at the end.", "holds"],
  ["a line that was never run", "For add(1, 2) look at line 9.", "holds"],
  ["nothing that was run", "Take a deep breath and try to draw a picture of it.", "namesWhatRan"],
  ["nothing that can be checked", "What does add(1, 2) do first?", "checkable"],
] as const)("guidance with %s is not good enough", (_, text, lack) => {
  const scored = score(text);
  expect(scored.lacks).toContain(lack);
  expect(scored.score).toBeLessThan(GOOD_GUIDANCE);
});

test("guidance that was given before is not good, however true", () => {
  const text = "Your add(1, 2) gives -1. Which sign is that?";
  expect(score(text, [text])).toMatchObject({ lacks: ["novelty"] });
});

test("length and verbs count for nothing", () => {
  const long = "Look, take, write, draw, count, follow, run, compare and try it again. ".repeat(4);
  expect(score(long).score).toBeLessThan(score("add(5, 5) has to give 10.").score);
});
