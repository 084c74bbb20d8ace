import type { UnderstandPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import {
  type ExplanationField,
  explanationFields,
} from "../../entities/catalog/problem-teaching.ts";
import type { CoachContext, ExplanationAssessment } from "../../ports/coach/coach.ts";
import type { CheckWithReference } from "../examples/check-with-reference.ts";
import { isAboutProblem } from "../understanding/is-about-problem.ts";
import { assessLeakRisk } from "./assess-leak-risk.ts";
import { checkExamples } from "./check-examples.ts";
import { findGaming, isOtherLanguage } from "./find-gaming.ts";
import { type Concept, type Finding, readExplanation } from "./read-explanation.ts";

export const MAX_FOLLOWUPS = 3;

/**
 * The explanation must hold every required concept. The other boxes must be about the problem, in beginner mode only:
 * they help to think, and a learner who has understood is not held up for a limit that was left out.
 */
export async function assessExplanation(
  { problem, attempt }: CoachContext,
  runReference: CheckWithReference,
): Promise<ExplanationAssessment> {
  const payload = attempt.understandPayload;
  if (!payload) return noExplanation;
  const gaming = [...unreadable(problem, payload), ...findGaming(problem, payload)];
  const read = readExplanation(problem, payload);
  const examples = await checkExamples(problem, payload, runReference);
  const boxes = explanationFields.filter((field) => field !== "explanation");
  const idle =
    attempt.mode === "EXPERT"
      ? []
      : boxes.filter((field) => isOffTopic(field, problem, payload, read, examples));
  const missing = [
    ...askAboutConcepts("explanation", read.fields.explanation.missing),
    ...idle.flatMap((field) => askAboutConcepts(field, problem.rubric[field].concepts.slice(0, 1))),
  ];
  const problems = [...gaming, ...read.misconceptions, ...examples.wrong, ...missing];
  const praised = explanationFields.flatMap((field) => read.fields[field].praised);
  return {
    status: problems.length === 0 ? "PASS" : "NEEDS_WORK",
    strengths: gaming.length > 0 ? [] : [...praised.map(({ label }) => label), ...examples.right],
    gaps: [...new Set(problems.map(({ label }) => label))],
    followupQuestions: [...new Set(problems.map(({ question }) => question))].slice(
      0,
      MAX_FOLLOWUPS,
    ),
    solutionLeakRisk: assessLeakRisk(problem, payload),
    isFallback: false,
  };
}

/** Without predictions there are only the words, so a text in a language that the coach cannot read does not pass. */
function unreadable(problem: Problem, payload: UnderstandPayload): Finding[] {
  if (problem.probes.length > 0 || !isOtherLanguage(problem, payload)) return [];
  return [
    {
      label: "The built-in coach reads English only.",
      question: "Can you say it in English, in short and simple sentences?",
    },
  ];
}

type Read = ReturnType<typeof readExplanation>;

/** Whether a box is not about the problem. A right example makes its box count, whatever the words say. */
function isOffTopic(
  field: ExplanationField,
  problem: Problem,
  payload: UnderstandPayload,
  read: Read,
  examples: { right: string[] },
): boolean {
  if (problem.rubric[field].concepts.length === 0) return false;
  if (field === "exampleWalkthrough" && examples.right.length > 0) return false;
  return read.fields[field].held.length === 0 && !isAboutProblem(payload[field], field, problem);
}

const missingPartLabels: Record<ExplanationField, string> = {
  explanation: "Not said yet: a part of what the task is.",
  inputOutputDescription: "Not said yet: what goes in and what comes out.",
  constraintsDescription: "Not said yet: which limits hold.",
  exampleWalkthrough: "Not said yet: how an example goes.",
  wrongApproach: "Not said yet: a way that would not work, and why.",
};

/** Asks about missing concepts without naming them, because a named concept could be copied into the box. */
function askAboutConcepts(field: ExplanationField, concepts: readonly Concept[]): Finding[] {
  return concepts.map(({ followupQuestion }) => ({
    label: missingPartLabels[field],
    question: followupQuestion,
  }));
}

const noExplanation: ExplanationAssessment = {
  status: "NEEDS_WORK",
  strengths: [],
  gaps: ["There is no explanation yet."],
  followupQuestions: ["What does the problem ask for, in your own words?"],
  solutionLeakRisk: "low",
  isFallback: false,
};
