import { defaultStuckConfig, detectStuck, type StuckConfig } from "@foothold/core/stuck";
import { attemptAfter, did, type Happened } from "@foothold/core/testing";
import type { Sequence, SequenceEvent } from "./parse-sequences.ts";

/** After which assessed event the detector steps in, counted from 1; null: never. */
export type Detector = (sequence: Sequence) => number | null;

const assessed = ({ events }: Sequence) => events.filter(({ kind }) => kind !== "type");

export const foothold: Detector = footholdWith(defaultStuckConfig);

/** Three runs that fail in the same way were not enough before: the fourth was. */
export const fourthFailure: Detector = footholdWith({ ...defaultStuckConfig, sameFailures: 4 });

function footholdWith(config: StuckConfig): Detector {
  return (sequence) => firstStuck(sequence, config);
}

function firstStuck({ events, language }: Sequence, config: StuckConfig): number | null {
  let attempt = attemptAfter([]);
  attempt = { ...attempt, language };
  let count = 0;
  for (const event of events) {
    attempt = attemptAfter([happened(event)], attempt);
    if (event.kind === "type") continue;
    count += 1;
    if (detectStuck(attempt.stuckTrail, config).state === "STUCK") return count;
  }
  return null;
}

function happened(event: SequenceEvent): Happened[] {
  switch (event.kind) {
    case "run":
      return event.message === null
        ? did.run(event.code, event.tests)
        : did.notCompile(event.code, event.message);
    case "explain":
      return did.explain(
        event.text,
        Array.from({ length: event.gaps }, (_, i) => `gap ${i}`),
      );
    case "choose":
      return did.choose(
        event.pattern,
        event.verdict === "does not fit" ? "MISMATCH" : "GOOD",
        event.verdict === "fits",
      );
    case "hint":
      return did.hint();
    case "type":
      return did.type(event.code);
  }
}

type Submission = { failed: boolean; error: string; points: number };

/** What the published measures use: the result of each submission. Hints are not submissions. */
function submissions(sequence: Sequence): { at: number; submission: Submission }[] {
  return assessed(sequence).flatMap((event, i) => {
    const submission = submissionOf(event);
    return submission ? [{ at: i + 1, submission }] : [];
  });
}

function submissionOf(event: SequenceEvent): Submission | null {
  switch (event.kind) {
    case "run": {
      const passed = [...event.tests].filter((mark) => mark === "+").length;
      const failed = event.message !== null || passed < event.tests.length;
      const error = event.message?.replaceAll(/\d+/g, "0") ?? event.tests;
      return { failed, error, points: passed };
    }
    case "explain":
      return { failed: event.gaps > 0, error: `${event.gaps} gaps`, points: -event.gaps };
    case "choose":
      return {
        failed: event.verdict !== "fits",
        error: event.pattern,
        points: event.verdict === "fits" ? 1 : 0,
      };
    default:
      return null;
  }
}

/** Artemis: three submissions in a row that do not improve on the best before them. */
export const threeWithoutImprovement: Detector = (sequence) => {
  let best = Number.NEGATIVE_INFINITY;
  let without = 0;
  for (const { at, submission } of submissions(sequence)) {
    without = submission.points > best ? 0 : without + 1;
    best = Math.max(best, submission.points);
    if (submission.failed && without >= 3) return at;
  }
  return null;
};

/** Error Quotient: 8 points for two failures in a row, 3 more for the same error, of 11, averaged over all pairs so far. */
export const errorQuotient =
  (threshold: number): Detector =>
  (sequence) => {
    const all = submissions(sequence);
    let sum = 0;
    for (const [i, { at, submission }] of all.entries()) {
      const before = all[i - 1]?.submission;
      if (!before) continue;
      const both = before.failed && submission.failed;
      sum += both ? (8 + (before.error === submission.error ? 3 : 0)) / 11 : 0;
      if (submission.failed && i >= 2 && sum / i >= threshold) return at;
    }
    return null;
  };

/** Repeated Error Density: r² / (r + 1) for each run of r repetitions of one error, summed. */
export const repeatedErrorDensity =
  (threshold: number): Detector =>
  (sequence) => {
    let closed = 0;
    let repeats = 0;
    let last: string | null = null;
    for (const { at, submission } of submissions(sequence)) {
      if (submission.failed && submission.error === last) repeats += 1;
      else {
        closed += repeats ** 2 / (repeats + 1);
        repeats = 0;
      }
      last = submission.failed ? submission.error : null;
      if (closed + repeats ** 2 / (repeats + 1) >= threshold) return at;
    }
    return null;
  };
