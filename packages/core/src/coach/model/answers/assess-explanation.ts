import type { z } from "zod";
import type { CoachContext, ExplanationAssessment } from "../../../ports/coach.ts";
import { problemBrief } from "../../../prompts/problem-brief.ts";
import type { PromptValues } from "../../../prompts/render-prompt.ts";
import { MAX_FOLLOWUPS } from "../../authored/assess-explanation.ts";
import { askForParts } from "../call/ask-for-parts.ts";
import {
  fallbackMarks,
  prepareModelCall,
  type StartedModelCoachOptions,
} from "../call/model-call.ts";
import { replySchemas } from "../reply-schemas.ts";
import { isQuoted } from "./is-quoted.ts";

export const MAX_GAPS = 5;
export const MAX_STRENGTHS = 6;

type Reply = Partial<z.infer<typeof replySchemas.assessment>>;

/** The built-in coach decides whether it passes; a model may ask once before it does, and finds the words. */
export async function assessExplanation(
  deps: StartedModelCoachOptions,
  context: CoachContext,
): Promise<ExplanationAssessment> {
  const proven = await deps.authored.assessExplanation(context);
  const payload = context.attempt.understandPayload;
  if (!payload) return proven;
  const modelCall = prepareModelCall(
    deps,
    "assess-explanation",
    context,
    valuesOf(context, proven),
  );
  const { parts, reason } = await askForParts(modelCall, replySchemas.assessment, textsOf);
  const { strengths: points = [], gaps = [], followupQuestions: questions = [], status } = parts;
  const credited = points.filter(({ quote }) => isQuoted(quote, payload)).map((one) => one.point);
  // Where the built-in coach finds nothing to credit, a quotation from the statement would count too.
  const strengths =
    proven.strengths.length > 0
      ? unique([...proven.strengths, ...credited]).slice(0, MAX_STRENGTHS)
      : [];
  const { solutionLeakRisk } = proven;
  if (proven.status === "NEEDS_WORK" && status === "PASS") return { ...proven, isFallback: true };
  if (proven.status === "NEEDS_WORK") {
    const [first = "", ...rest] = proven.followupQuestions;
    return {
      status: "NEEDS_WORK",
      strengths,
      gaps: unique([...proven.gaps, ...gaps]).slice(0, Math.max(MAX_GAPS, proven.gaps.length)),
      followupQuestions: unique([first, ...questions, ...rest]).slice(0, MAX_FOLLOWUPS),
      solutionLeakRisk,
      ...fallbackMarks(reason),
    };
  }
  const isFirst =
    payload.followups.length === 0 && context.attempt.stuckTrail.explanations.length === 0;
  const asksOnceMore = status === "NEEDS_WORK" && questions.length > 0 && isFirst;
  return {
    status: asksOnceMore ? "NEEDS_WORK" : "PASS",
    strengths,
    gaps: asksOnceMore ? gaps.slice(0, MAX_GAPS) : [],
    followupQuestions: asksOnceMore ? questions.slice(0, MAX_FOLLOWUPS) : [],
    solutionLeakRisk,
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

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text.trim() !== ""))];
}
