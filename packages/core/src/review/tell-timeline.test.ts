import { expect, test } from "vitest";
import type { AttemptEvent } from "../entities/attempt-event.ts";
import { makeDelta } from "../history/line-delta.ts";
import { aRecoveryStep } from "../testing/recovery-builders.ts";
import { tellTimeline } from "./tell-timeline.ts";

const START_MS = Date.parse("2030-01-01T09:00:00.000Z");
const at = (seconds: number) => new Date(START_MS + seconds * 1000).toISOString();

type Save = readonly [seconds: number, code: string];

/** An attempt that begins with "one" and is saved at these moments. */
function saved(...saves: readonly Save[]): AttemptEvent[] {
  const base = { attemptId: "a", actorId: "l", requestId: "r" };
  const details = { userId: "l", problemSlug: "p", language: "javascript", mode: "BEGINNER" };
  const begun = {
    ...{ ...base, version: 1, from: null, to: "IMPLEMENT", at: at(0), type: "attempt-started" },
    details: { ...details, hintBudget: 3, code: "one" },
  };
  const codes = ["one", ...saves.map(([, code]) => code)];
  return [
    begun,
    ...saves.map(([seconds, code], index) => ({
      ...{ ...base, version: index + 2, from: "IMPLEMENT", to: "IMPLEMENT", at: at(seconds) },
      type: "code-saved",
      details: { codeDelta: makeDelta(codes[index] ?? "", code), changeSetId: null },
    })),
  ] as AttemptEvent[];
}

test("saves that follow close on one another are one moment, with the last code", () => {
  const { frames, codes } = tellTimeline(saved([5, "two"], [20, "three"], [90, "four"]));
  expect(frames.map(({ kind, code }) => [kind, codes[code]])).toEqual([
    ["attempt-started", "one"],
    ["code-saved", "three"],
    ["code-saved", "four"],
  ]);
});

test("what a recovery showed stands where it was shown, with the code of then", () => {
  const step = (seconds: number, key: string, shown = true) =>
    aRecoveryStep({ key, shown, text: "Look again.", begunAt: at(seconds), doneAt: at(seconds) });
  const { frames, codes } = tellTimeline(saved([50, "two"], [150, "three"]), [
    step(200, "late"),
    step(100, "early"),
    step(120, "not shown", false),
  ]);
  expect(frames.map(({ kind, code, said }) => [kind, codes[code], said])).toEqual([
    ["attempt-started", "one", null],
    ["code-saved", "two", null],
    ["recovery-shown", "two", "Look again."],
    ["code-saved", "three", null],
    ["recovery-shown", "three", "Look again."],
  ]);
});
