import { findProblem } from "../../catalog/find-problem.ts";
import { assessUnderstanding, wordsReadIn } from "../../coach/predictions/assess-understanding.ts";
import { judgePrediction } from "../../coach/predictions/judge-prediction.ts";
import type { MadePrediction, OpenProbe } from "../../entities/attempt/attempt-payloads.ts";
import type { AttemptV2 } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { Actor } from "../../entities/people/person.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { recordDecided } from "../moves/record-event.ts";
import { nextStep, requireV2 } from "../moves/require-move.ts";
import type { Assessment } from "./assess-understanding.ts";

type Answered = { probe: OpenProbe; answer: string; source: "probe" | "correction" };

/** Takes the answer to an open probe, or to the one that may be corrected. No coach is asked, since the function's result is known. */
export async function makePrediction(
  deps: Pick<Deps, "attempts" | "problems" | "clock">,
  attempt: AttemptV2,
  { probe, answer, source }: Answered,
  actor: Actor,
): Promise<Assessment> {
  const problem = await findProblem(deps, attempt.problemSlug);
  const { args } = probe;
  const prediction = await judgePrediction(deps, problem, { args, answer, source });
  if (!prediction) throw new AppError("internal", `"${problem.slug}" cannot judge its own probe.`);
  return settlePrediction(deps, attempt, { problem, prediction }, actor);
}

/** Records a prediction and the learner's progress with it. */
export async function settlePrediction(
  deps: Pick<Deps, "attempts" | "clock">,
  attempt: AttemptV2,
  { problem, prediction }: { problem: Problem; prediction: MadePrediction },
  actor: Actor,
): Promise<Assessment> {
  const settled = await recordDecided(
    deps,
    attempt,
    (present) => {
      const current = requireV2(present, "answer-followup");
      const made = { ...prediction, ...roundOf(current, prediction) };
      const assessment = assessedWith(problem, current, made);
      const to = nextStep(present, { trigger: "submit-explanation", verdict: assessment.status });
      return { type: "prediction-made", details: { prediction: made, assessment }, to };
    },
    actor,
  );
  const { aiAssessment } = settled.understandPayload ?? {};
  if (!aiAssessment)
    throw new AppError("internal", "A prediction was made without an explanation.");
  return { ...aiAssessment, solutionLeakRisk: "low", isFallback: false };
}

/** A correction belongs to the round of the slip. */
function roundOf(
  { understandPayload }: AttemptV2,
  { question, source }: MadePrediction,
): Pick<MadePrediction, "round"> {
  const slip = understandPayload?.predictions.findLast((made) => made.question === question);
  const open = understandPayload?.aiAssessment?.progress?.round;
  const round = source === "correction" ? slip?.round : open;
  return round === undefined ? {} : { round };
}

function assessedWith(problem: Problem, attempt: AttemptV2, prediction: MadePrediction) {
  const payload = attempt.understandPayload;
  const aiAssessment = payload?.aiAssessment;
  if (!payload || !aiAssessment) {
    throw new AppError("internal", "A prediction was made without an explanation.");
  }
  const words = wordsReadIn(problem, { ...payload, aiAssessment });
  const predictions = [...payload.predictions, { ...prediction, timestamp: "" }];
  return assessUnderstanding(problem, attempt, { ...payload, predictions }, words);
}
