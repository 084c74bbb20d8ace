import { expect, test } from "vitest";
import { otherSolutions } from "./other-solutions.ts";

const solved = (attemptId: string, time: string) => ({
  attemptId,
  finishedAt: `2030-01-02T${time}:00.000Z`,
  language: "python" as const,
  code: attemptId,
});

test("two solutions of the same day have different names", () => {
  const earlier = [solved("first", "09:05"), solved("second", "17:30")];
  const names = otherSolutions("python", { solutions: [], earlier }, "UTC").map(({ name }) => name);
  expect(names).toEqual([
    "Yours of 2 Jan 2030, 09:05, Python",
    "Yours of 2 Jan 2030, 17:30, Python",
  ]);
});
