import type { z } from "zod";
import { findProblem } from "../../catalog/find-problem.ts";
import { readExamples } from "../../coach/examples/read-examples.ts";
import { assessUnderstanding as assessPredictions } from "../../coach/predictions/assess-understanding.ts";
import { judgePrediction } from "../../coach/predictions/judge-prediction.ts";
import {
  aiAssessmentSchema,
  type MadePrediction,
  type UnderstandPayload,
} from "../../entities/attempt/attempt-payloads.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { markedSchema, marksOf } from "../../entities/coach/fallback-reason.ts";
import type { Actor } from "../../entities/people/person.ts";
import { type ExplanationAssessment, solutionLeakRiskSchema } from "../../ports/coach/coach.ts";
import type { Deps } from "../../ports/deps.ts";
import { staleVersion } from "../../ports/lost-race.ts";
import { askCoach } from "../../runs/ask-or-unavailable.ts";
import { recordDecided } from "../moves/record-event.ts";
import { nextStep, requireV2 } from "../moves/require-move.ts";

export const assessmentSchema = aiAssessmentSchema.extend({
  solutionLeakRisk: solutionLeakRiskSchema,
  ...markedSchema.shape,
});
export type Assessment = z.infer<typeof assessmentSchema>;

/** The most examples of one explanation that are compared with the reference. */
const MOST_EXAMPLES = 3;

/** `saved` already holds what the learner sent. */
export async function assessUnderstanding(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock">,
  saved: AnyAttempt,
  actor: Actor,
): Promise<Assessment> {
  const problem = await findProblem(deps, saved.problemSlug);
  const reply = await askCoach(() => deps.coach.assessExplanation({ problem, attempt: saved }));
  const { solutionLeakRisk } = reply;
  const examples = await examplesIn(deps, problem, saved.understandPayload);
  const settled = await recordDecided(
    deps,
    saved,
    (present) => {
      const attempt = requireV2(present, "submit-explanation");
      if (wordsOf(present) !== wordsOf(saved)) throw staleVersion("attempt", present.version);
      const assessment = assessed(problem, attempt, reply, examples);
      const to = nextStep(present, { trigger: "submit-explanation", verdict: assessment.status });
      const details = { assessment, predictions: examples, solutionLeakRisk, ...marksOf(reply) };
      return { type: "explanation-assessed", details, to };
    },
    actor,
  );
  const { aiAssessment } = settled.understandPayload ?? {};
  const { status, strengths, gaps, followupQuestions } = reply;
  const words = { status, strengths, gaps, followupQuestions, probes: [] };
  return { ...(aiAssessment ?? words), solutionLeakRisk, ...marksOf(reply) };
}

function assessed(
  problem: Problem,
  attempt: ReturnType<typeof requireV2>,
  reply: ExplanationAssessment,
  examples: readonly MadePrediction[],
) {
  const { status, strengths, gaps, followupQuestions } = reply;
  const payload = attempt.understandPayload;
  // For a problem without probes, words alone decide.
  if (problem.probes.length === 0 || !payload) {
    return { status, strengths, gaps, followupQuestions, probes: [] };
  }
  const timestamp = "";
  const predictions = [
    ...payload.predictions,
    ...examples.map((example) => ({ ...example, timestamp })),
  ];
  return assessPredictions(problem, attempt, { ...payload, predictions }, reply);
}

/** The learner's own examples that tell readings apart; examples copied from the statement prove nothing. */
async function examplesIn(
  deps: Pick<Deps, "problems">,
  problem: Problem,
  payload: UnderstandPayload | null,
): Promise<MadePrediction[]> {
  if (!payload || problem.probes.length === 0) return [];
  const shown = [...problem.examples, ...problem.tests.filter(({ hidden }) => !hidden)];
  const known = new Set([...shown, ...payload.predictions].map(({ args }) => JSON.stringify(args)));
  const written = readExamples(payload.exampleWalkthrough, problem)
    .filter(({ args }) => !known.has(JSON.stringify(args)))
    .slice(0, MOST_EXAMPLES);
  const judged = await Promise.all(
    written.map(({ args, claimed }) => {
      const answer = JSON.stringify(claimed);
      return judgePrediction(deps, problem, { args, answer, source: "example" });
    }),
  );
  return judged.filter((prediction) => prediction !== null);
}

export function wordsOf({ understandPayload }: AnyAttempt): string {
  return JSON.stringify({ ...understandPayload, aiAssessment: null });
}
