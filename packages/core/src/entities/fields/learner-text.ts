import { z } from "zod";

/** The most characters for each field. */
export const fieldLimits = {
  approach: 4_000,
  explanation: 4_000,
  inputOutputDescription: 2_000,
  constraintsDescription: 2_000,
  exampleWalkthrough: 4_000,
  wrongApproach: 2_000,
  followupQuestion: 1_000,
  followupAnswer: 2_000,
  patternId: 80,
  invariantText: 2_000,
  complexity: 200,
  discoveryAnswer: 500,
  code: 60_000,
  file: 60_000,
  testValue: 20_000,
  userExplanation: 2_000,
  traceNotes: 4_000,
  cue: 300,
  invariantSummary: 2_000,
  recap: 4_000,
  chatMessage: 2_000,
  chatReport: 1_000,
  chatTitle: 120,
  chatSearch: 200,
  recallAnswer: 2_000,
  escalationMessage: 2_000,
  guidance: 4_000,
  suggestedStep: 300,
  comment: 2_000,
} as const;
export type LimitedField = keyof typeof fieldLimits;

export const MAX_CUES = 10;
export const MAX_DISCOVERY_ANSWERS = 20;

// PostgreSQL stores neither, so the learner is told before the text is lost.
const UNSTORABLE = /\p{Surrogate}|\0/u;

export function learnerText(field: LimitedField) {
  const limit = fieldLimits[field];
  return z
    .string()
    .max(limit, `Keep this to ${limit} characters.`)
    .refine((text) => !UNSTORABLE.test(text), "This holds characters that cannot be stored.");
}

export function requiredLearnerText(field: LimitedField) {
  return learnerText(field).refine((text) => text.trim() !== "", "This cannot be empty.");
}
