import type { AttemptStory } from "@foothold/core/attempt";
import { expect, test } from "vitest";
import { achievements } from "./achievements.ts";

const at = "2030-01-01T09:00:00.000Z";
const nothing: AttemptStory = {
  exchanges: [],
  runs: [],
  handIn: null,
  examples: [],
  assessedBy: null,
  challenges: [],
  revisions: [],
  timeMsByPlace: {},
  workedMs: 0,
};
const run = (passed: number) => ({ at, outcome: "failed", passed, total: 4 }) as const;
const challenge = { id: "c", language: "python", code: "", prompt: "", beaten: true } as const;

test.each<[string, number, Partial<AttemptStory>, number, string[]]>([
  ["a first run that passed", 1, { runs: [run(4)] }, 0, ["Right at the first run"]],
  ["a first run that failed", 1, { runs: [run(3), run(4)] }, 0, []],
  ["no hint", 0, {}, 0, ["No hint needed"]],
  ["one broken program", 1, {}, 1, ["Broke a program"]],
  ["two broken programs", 1, {}, 2, ["Broke 2 programs"]],
  [
    "a rescue",
    1,
    {
      exchanges: [{ id: "1", kind: "rescue", at, place: "PLAN", text: "So.", isFallback: false }],
    },
    0,
    ["Explained a rescue back"],
  ],
  [
    "an example that was right",
    1,
    { examples: [{ id: "1", at, args: [1], answer: 1, expected: 1, agrees: true }] },
    0,
    ["Predicted an example"],
  ],
])("%s is told as it is", (_name, hintsUsedCount, story, broken, expected) => {
  const challenges = Array.from({ length: broken }, () => challenge);
  const told = achievements(
    { hintsUsedCount },
    { ...nothing, ...story },
    { challenges, lesson: null, wrongInvariant: null },
  );
  expect(told).toEqual(expected);
});
