import { expect, test } from "vitest";
import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import {
  aGivenAnswer,
  anEscalation,
  aRecovery,
  aRecoveryStep,
} from "../testing/builders/recovery-builders.ts";
import { makeDelta } from "../text/line-delta.ts";
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

test("what a recovery did stands where it was done, with the code of then", () => {
  const step = (seconds: number, key: string, shown = true) =>
    aRecoveryStep({ key, shown, text: "Look again.", begunAt: at(seconds), doneAt: at(seconds) });
  const story = {
    recovery: aRecovery({ status: "recovered", endedAt: at(400) }),
    steps: [step(200, "late"), step(100, "early"), step(120, "not shown", false)],
    escalation: anEscalation({
      message: "Where do I begin?",
      createdAt: at(250),
      answer: aGivenAnswer({ text: "At the end.", at: at(300) }),
    }),
  };
  const { frames, codes } = tellTimeline(saved([50, "two"], [150, "three"], [350, "four"]), {
    recoveries: [story],
  });
  expect(frames.map(({ kind, code, wrote, said }) => [kind, codes[code], wrote ?? said])).toEqual([
    ["attempt-started", "one", null],
    ["code-saved", "two", null],
    ["recovery-shown", "two", "Look again."],
    ["code-saved", "three", null],
    ["recovery-shown", "three", "Look again."],
    ["human-called", "three", "Where do I begin?"],
    ["human-answered", "three", "At the end."],
    ["code-saved", "four", null],
    ["recovery-ended", "four", null],
  ]);
  expect(new Set(frames.map(({ id }) => id)).size).toBe(frames.length);
  expect(frames.at(-1)?.about).toBe("recovered");
});

test("a human who was asked twice was called and answered twice", () => {
  const call = { stage: "human", strategy: "instructor", status: "done", shown: true } as const;
  const first = { ...call, key: "human", text: "Look.", begunAt: at(10), doneAt: at(20) };
  const second = { ...call, key: "human:2", text: null, begunAt: at(30) };
  const { frames } = tellTimeline(saved(), {
    recoveries: [
      {
        recovery: aRecovery(),
        steps: [aRecoveryStep(first), aRecoveryStep(second)],
        escalation: anEscalation({ message: "Where?", createdAt: at(30) }),
      },
    ],
  });
  expect(frames.slice(1).map(({ kind, wrote, said }) => [kind, wrote ?? said])).toEqual([
    ["human-called", null],
    ["human-answered", "Look."],
    ["human-called", "Where?"],
  ]);
});

test("a stage tells how it was gone about and what came of it", () => {
  const tried = { strategy: "decompose", isFallback: true, outcome: "not-helped" } as const;
  const step = aRecoveryStep({ ...tried, shown: true, text: "Begin small.", doneAt: at(9) });
  const { frames } = tellTimeline(saved(), {
    recoveries: [{ recovery: aRecovery(), steps: [step], escalation: null }],
  });
  expect(frames.at(-1)).toMatchObject({ kind: "recovery-shown", about: "mutation", tried });
});

test("a recovery that was turned down or is under way has no end of its own", () => {
  const recoveries = [
    { recovery: aRecovery({ status: "stopped", endedAt: at(9) }), steps: [], escalation: null },
    { recovery: aRecovery({ status: "waiting" }), steps: [], escalation: null },
  ];
  expect(tellTimeline(saved(), { recoveries }).frames).toHaveLength(1);
});
