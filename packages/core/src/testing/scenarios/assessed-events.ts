import { applyEvent } from "../../attempt/effects/apply-event.ts";
import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { TestStatus } from "../../entities/runs/run.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import { emptyTrail } from "../../entities/stuck/stuck-trail.ts";
import { codeFingerprint } from "../../stuck/trail-after-event.ts";
import { makeDelta } from "../../text/line-delta.ts";
import { anAttempt, anExplanation, STARTED_AT } from "../builders/attempt-builders.ts";

export type Happened = Pick<AttemptEvent, "type" | "details">;

/** What a learner did, as the events it leaves; tests are told as "+" passed, "-" failed, "!" stopped. */
export const did = {
  run: (code: string, tests: string): Happened[] => [
    { type: "code-submitted", details: { codeDelta: [[0, 1_000_000, code]], changeSetId: null } },
    {
      type: "tests-run",
      details: { outcome: outcomeOf(tests), testResults: [...tests].map(resultOf) },
    },
  ],
  notCompile: (code: string, message: string): Happened[] => [
    { type: "code-submitted", details: { codeDelta: [[0, 1_000_000, code]], changeSetId: null } },
    {
      type: "tests-run",
      details: {
        outcome: "did-not-compile",
        testResults: [..."???"].map(resultOf),
        compileError: { type: "SyntaxError", message, frames: [] },
      },
    },
  ],
  type: (code: string): Happened[] => [
    { type: "code-saved", details: { codeDelta: [[0, 1_000_000, code]], changeSetId: null } },
  ],
  hint: (): Happened[] => [{ type: "hint-given", details: { hint: "Look.", isFallback: false } }],
  explain: (explanation: string, gaps: string[]): Happened[] => [
    { type: "explanation-submitted", details: anExplanation({ explanation }) },
    {
      type: "explanation-assessed",
      details: {
        assessment: {
          status: gaps.length === 0 ? "PASS" : "NEEDS_WORK",
          strengths: [],
          gaps,
          followupQuestions: gaps,
          probes: [],
        },
        predictions: [],
        solutionLeakRisk: "low",
        isFallback: false,
      },
    },
  ],
  choose: (
    patternId: string,
    match: "GOOD" | "MISMATCH",
    accepted = match === "GOOD",
  ): Happened[] => [
    {
      type: "pattern-chosen",
      details: { patternId, confidence: accepted ? 4 : 1, invariant: null, complexity: null },
    },
    {
      type: "pattern-judged",
      details: { match, accepted, discoveryTriggered: false, rationale: "", isFallback: false },
    },
  ],
};

/** An attempt after all of it. Where it stands is not looked at. */
export function attemptAfter(all: readonly Happened[][], given: AnyAttempt = begun()): AnyAttempt {
  return all.flat().reduce((attempt, happened) => {
    const place = attempt.v2Step ?? attempt.state;
    return applyEvent(attempt, {
      attemptId: attempt.id,
      version: attempt.version + 1,
      actorId: attempt.userId,
      requestId: "request-1",
      from: place,
      to: place,
      at: STARTED_AT,
      ...withDelta(happened, attempt),
    } as AttemptEvent);
  }, given);
}

function begun(): AnyAttempt {
  const attempt = anAttempt({ v2Step: "VERIFY" });
  return { ...attempt, stuckTrail: { ...emptyTrail, codes: [codeFingerprint(attempt)] } };
}

function withDelta({ type, details }: Happened, { code }: AnyAttempt): Happened {
  if (!("codeDelta" in details)) return { type, details };
  const [[, , text] = [0, 0, ""]] = details.codeDelta;
  return { type, details: { ...details, codeDelta: makeDelta(code, text) } } as Happened;
}

const statuses: Record<string, TestStatus> = {
  "+": "passed",
  "-": "failed",
  "!": "errored",
  "?": "not-run",
};

function outcomeOf(tests: string) {
  return [...tests].every((mark) => mark === "+") ? "passed" : "failed";
}

function resultOf(mark: string, index: number) {
  return {
    index,
    status: statuses[mark] ?? "failed",
    hidden: false,
    purpose: `test ${index}`,
    args: [],
    expected: null,
    stdout: "",
    stdoutTruncated: false,
    timeMs: 0,
  } satisfies TestResultData;
}
