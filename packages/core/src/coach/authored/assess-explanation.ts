import type { Mode } from "../../entities/attempt-mode.ts";
import { type ExplanationField, explanationFields } from "../../entities/problem-teaching.ts";
import type { CoachContext, ExplanationAssessment } from "../coach.ts";
import { checkExamples } from "./check-examples.ts";
import { findGaming } from "./find-gaming.ts";
import { leakRiskOf } from "./leak-risk.ts";
import { type Finding, readExplanation } from "./read-explanation.ts";
import type { RunReference } from "./run-reference.ts";

export const MAX_FOLLOWUPS = 3;

/** How many of a field's required concepts must be there. The explanation itself is always needed whole. */
const neededShare: Record<Mode, number> = { BEGINNER: 0.5, EXPERT: 0 };

export async function assessExplanation(
  { problem, attempt }: CoachContext,
  runReference: RunReference,
): Promise<ExplanationAssessment> {
  const payload = attempt.understandPayload;
  if (!payload) return nothingYet;
  const gaming = findGaming(problem, payload);
  const read = readExplanation(problem, payload);
  const examples = await checkExamples(problem, payload, runReference);
  // An example that runs true shows more than any words about it.
  const shown = examples.right.length > 0 ? "exampleWalkthrough" : null;
  const missing = explanationFields
    .filter((field) => field !== shown)
    .flatMap((field) => missingIn(field, read, attempt.mode));
  const problems = [...gaming, ...read.misconceptions, ...examples.wrong, ...missing];
  return {
    status: problems.length === 0 ? "PASS" : "NEEDS_WORK",
    strengths: gaming.length > 0 ? [] : [...read.held.map(({ label }) => label), ...examples.right],
    gaps: problems.map(({ label }) => label),
    followupQuestions: unique(problems.map(({ question }) => question)).slice(0, MAX_FOLLOWUPS),
    solutionLeakRisk: leakRiskOf(problem, payload),
    isFallback: false,
  };
}

function missingIn(
  field: ExplanationField,
  read: ReturnType<typeof readExplanation>,
  mode: Mode,
): Finding[] {
  const { required, missing } = read.fields[field];
  if (missing.length === 0) return [];
  const share = (required - missing.length) / required;
  const enough = field === "explanation" ? share === 1 : share >= neededShare[mode];
  return enough ? [] : missing;
}

const nothingYet: ExplanationAssessment = {
  status: "NEEDS_WORK",
  strengths: [],
  gaps: ["There is no explanation yet."],
  followupQuestions: ["What does the problem ask for, in your own words?"],
  solutionLeakRisk: "low",
  isFallback: false,
};

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
