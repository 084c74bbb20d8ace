import { recordDecided } from "../../../attempt/record-event.ts";
import { nextStep } from "../../../attempt/require-move.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import { marksOf } from "../../../entities/coach/fallback-reason.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { ExplanationAssessment } from "../../../ports/coach.ts";
import type { Deps } from "../../../ports/deps.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { askCoach } from "../../../runs/ask-or-unavailable.ts";
export type Assessment = ExplanationAssessment;

/** `saved` already holds what the learner sent. */
export async function assessUnderstanding(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock">,
  saved: AnyAttempt,
  actor: Actor,
): Promise<Assessment> {
  const problem = await findProblem(deps, saved.problemSlug);
  const reply = await askCoach(() => deps.coach.assessExplanation({ problem, attempt: saved }));
  const { status, strengths, gaps, followupQuestions, solutionLeakRisk } = reply;
  const assessment = { status, strengths, gaps, followupQuestions };
  await recordDecided(
    deps,
    saved,
    (present) => {
      const to = nextStep(present, { trigger: "submit-explanation", verdict: status });
      if (wordsOf(present) !== wordsOf(saved)) throw staleVersion("attempt", present.version);
      const details = { assessment, solutionLeakRisk, ...marksOf(reply) };
      return { type: "explanation-assessed", details, to };
    },
    actor,
  );
  return { ...assessment, solutionLeakRisk, ...marksOf(reply) };
}

export function wordsOf({ understandPayload }: AnyAttempt): string {
  return JSON.stringify({ ...understandPayload, aiAssessment: null });
}
