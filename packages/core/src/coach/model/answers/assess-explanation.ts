import type { z } from "zod";
import type { CoachContext, ExplanationAssessment } from "../../../ports/coach/coach.ts";
import { problemBrief } from "../../../prompts/problem-brief.ts";
import type { PromptValues } from "../../../prompts/render-prompt.ts";
import { MAX_FOLLOWUPS } from "../../authored/assess-explanation.ts";
import { isOtherLanguage } from "../../authored/find-gaming.ts";
import { missingExplanation } from "../../predictions/missing-explanation.ts";
import { askForParts } from "../call/ask-for-parts.ts";
import {
  fallbackMarks,
  prepareModelCall,
  type StartedModelCoachOptions,
} from "../call/model-call.ts";
import { replySchemas } from "../reply-schemas.ts";
import { findDoubtfulInput } from "./find-doubtful-input.ts";
import { isQuoted } from "./is-quoted.ts";

export const MAX_GAPS = 5;
export const MAX_STRENGTHS = 6;

type Reply = Partial<z.infer<typeof replySchemas.assessment>>;

/** The model may praise, ask, and choose what is asked next. It does not decide whether the step is passed. */
export async function assessExplanation(
  deps: StartedModelCoachOptions,
  context: CoachContext,
): Promise<ExplanationAssessment> {
  const { problem, attempt } = context;
  const proven = await deps.authored.assessExplanation(context);
  const payload = attempt.understandPayload;
  if (!payload) return proven;
  const modelCall = prepareModelCall(
    deps,
    "assess-explanation",
    context,
    valuesOf(context, proven),
  );
  const [{ parts, reason }, doubtfulInput] = await Promise.all([
    askForParts(modelCall, replySchemas.assessment, textsOf),
    findDoubtfulInput(deps, context),
  ]);
  const { strengths: points = [], gaps = [], followupQuestions: questions = [] } = parts;
  const credited = points.filter(({ quote }) => isQuoted(quote, payload)).map((one) => one.point);
  // When the built-in coach has read the words and credits nothing, the model may not either: it would also credit a
  // quotation from the statement.
  const mayCredit =
    missingExplanation(problem, payload) === null &&
    (proven.strengths.length > 0 || isOtherLanguage(problem, payload));
  const [first = "", ...rest] = proven.followupQuestions;
  // When words alone decide and have passed, there is nothing left to ask.
  const isSettled = proven.status === "PASS" && problem.probes.length === 0;
  return {
    status: proven.status,
    strengths: unique([...proven.strengths, ...(mayCredit ? credited : [])]).slice(
      0,
      MAX_STRENGTHS,
    ),
    gaps: isSettled ? [] : atMost(Math.max(MAX_GAPS, proven.gaps.length), proven.gaps, gaps),
    followupQuestions: isSettled ? [] : atMost(MAX_FOLLOWUPS, [first], questions, rest),
    solutionLeakRisk: proven.solutionLeakRisk,
    doubtfulInput,
    ...fallbackMarks(reason),
  };
}

function textsOf({ strengths = [], gaps = [], followupQuestions = [] }: Reply): string[] {
  return [...strengths.map(({ point }) => point), ...gaps, ...followupQuestions];
}

function valuesOf(
  { problem, attempt }: CoachContext,
  { gaps }: ExplanationAssessment,
): PromptValues {
  const payload = attempt.understandPayload;
  const answers = payload?.followups.map(({ question, answer }) => `${question}\n${answer}`) ?? [];
  return {
    problem: problemBrief(problem, attempt.language),
    learner_explanation: payload?.explanation ?? "",
    learner_input_and_output: payload?.inputOutputDescription ?? "",
    learner_constraints: payload?.constraintsDescription ?? "",
    learner_example: payload?.exampleWalkthrough ?? "",
    learner_wrong_approach: payload?.wrongApproach ?? "",
    learner_answers: answers.join("\n\n"),
    built_in: gaps.join("\n"),
  };
}

function atMost(count: number, ...lists: readonly (readonly string[])[]): string[] {
  return unique(lists.flat()).slice(0, count);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text.trim() !== ""))];
}
