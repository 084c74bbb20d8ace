import { expect, test } from "vitest";
import { anAttempt } from "../testing/builders/attempt-builders.ts";
import { guidanceBrief } from "./guidance-brief.ts";
import { workBrief } from "./work-brief.ts";

const guidance = [
  {
    text: "Look at the result.",
    steps: [
      { text: "Read it", done: true },
      { text: "Compare", done: false },
    ],
  },
];

test("the coach is told what the instructor answered and which steps are done", () => {
  expect(guidanceBrief(guidance)).toBe("Look at the result.\n[x] Read it\n[ ] Compare");
  const { instructor_guidance } = workBrief({ attempt: anAttempt(), guidance });
  expect(instructor_guidance).toContain("[ ] Compare");
});

test("without an answer there is nothing to tell", () => {
  expect(workBrief({ attempt: anAttempt() }).instructor_guidance).toBe("");
});
