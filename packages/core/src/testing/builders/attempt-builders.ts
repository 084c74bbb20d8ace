import { hintBudgetFor } from "../../attempt/hint-budget.ts";
import type { UnderstandPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { AttemptV2, LegacyAttempt } from "../../entities/attempt-v2.ts";
import type { Actor } from "../../entities/people/person.ts";
import { emptyTrail } from "../../entities/stuck/stuck-trail.ts";
import { stateOfStep } from "../../validation/attempt-state-machine.ts";
import { anActor } from "./builders.ts";

export const STARTED_AT = "2030-01-01T09:00:00.000Z";

export function aLearner(given: Partial<Actor> = {}): Actor {
  return anActor({ userId: "learner-1", role: "learner", ...given });
}

export function anAttempt(given: Partial<AttemptV2> = {}): AttemptV2 {
  const v2Step = given.v2Step ?? "UNDERSTAND";
  const mode = given.mode ?? "BEGINNER";
  return {
    ...untouched,
    mode,
    v2Step,
    state: stateOfStep[v2Step],
    hintBudget: hintBudgetFor(mode, 1),
    ...given,
  };
}

export function aLegacyAttempt(given: Partial<LegacyAttempt> = {}): LegacyAttempt {
  return { ...untouched, mode: "BEGINNER", v2Step: null, hintBudget: 0, ...given };
}

const untouched = {
  id: "attempt-1",
  userId: "learner-1",
  problemSlug: "add-two",
  language: "javascript",
  state: "APPROACH",
  approach: null,
  code: "function add(a, b) {\n}\n",
  testResults: null,
  recapRequired: false,
  recapText: null,
  stuckTrail: emptyTrail,
  understandPayload: null,
  planPayload: null,
  verifyPayload: null,
  reflectPayload: null,
  hintsUsedCount: 0,
  version: 1,
  createdAt: STARTED_AT,
  updatedAt: STARTED_AT,
  finishedAt: null,
} as const;

type Explanation = Omit<UnderstandPayload, "aiAssessment" | "followups" | "predictions">;

export function anExplanation(given: Partial<Explanation> = {}): Explanation {
  return {
    explanation: "We add the two numbers and give back the total.",
    inputOutputDescription: "Two numbers in, their sum out.",
    constraintsDescription: "Whole numbers, negative ones too.",
    exampleWalkthrough: "1 and 2 give 3.",
    wrongApproach: "Joining the digits as text.",
    ...given,
  };
}
