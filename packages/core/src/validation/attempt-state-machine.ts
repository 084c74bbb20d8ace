import type { Attempt, AttemptState } from "../entities/attempt.ts";
import type { V2Step } from "../entities/attempt-v2.ts";

export const legacyTriggers = [
  "submit-approach",
  "save-code",
  "rewind-code",
  "change-files",
  "submit-code",
  "run-tests",
  "retry",
  "finish",
  "stuck-action",
  "stuck-recap",
  "ask-coach",
] as const;
export type LegacyTrigger = (typeof legacyTriggers)[number];

/** Approach, Code, Test: the flow of every attempt whose `v2Step` is null. */
export const legacyTransitions = {
  APPROACH: {
    "submit-approach": "CODE",
    "stuck-action": "APPROACH",
    "stuck-recap": "APPROACH",
    "ask-coach": "APPROACH",
  },
  CODE: {
    "save-code": "CODE",
    "rewind-code": "CODE",
    "change-files": "CODE",
    "submit-code": "TEST",
    "stuck-action": "CODE",
    "stuck-recap": "CODE",
    "ask-coach": "CODE",
  },
  TEST: {
    "run-tests": "TEST",
    retry: "CODE",
    finish: "DONE",
    "stuck-action": "TEST",
    "stuck-recap": "TEST",
    "ask-coach": "TEST",
  },
  DONE: {},
} as const satisfies Record<AttemptState, Partial<Record<LegacyTrigger, AttemptState>>>;

export type LegacyRefusal = "wrong-step" | "tests-failed" | "recap-required";
export type LegacyVerdict =
  | { allowed: true; to: AttemptState }
  | { allowed: false; reason: LegacyRefusal; state: AttemptState };

export function decideLegacyMove(
  attempt: Pick<Attempt, "state" | "testResults" | "recapRequired">,
  trigger: LegacyTrigger,
): LegacyVerdict {
  const refuse = (reason: LegacyRefusal): LegacyVerdict => ({
    allowed: false,
    reason,
    state: attempt.state,
  });
  const row: Partial<Record<LegacyTrigger, AttemptState>> = legacyTransitions[attempt.state];
  const to = row[trigger];
  if (!to) return refuse("wrong-step");
  if (trigger === "finish" && !lastRunPassed(attempt)) return refuse("tests-failed");
  if (trigger === "finish" && attempt.recapRequired) return refuse("recap-required");
  return { allowed: true, to };
}

/** The older state that corresponds to each of the five steps, for lists of both flows. */
export const stateOfStep = {
  UNDERSTAND: "APPROACH",
  PLAN: "APPROACH",
  IMPLEMENT: "CODE",
  VERIFY: "TEST",
  REFLECT: "TEST",
  COMPLETE: "DONE",
} as const satisfies Record<V2Step, AttemptState>;

function lastRunPassed({ testResults }: Pick<Attempt, "testResults">): boolean {
  return testResults?.length ? testResults.every(({ status }) => status === "passed") : false;
}
