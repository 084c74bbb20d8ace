import { loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordDecided, recordEvent } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import { type Assessment, wordsOf } from "../../../attempt/understand/assess-understanding.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { marksOf } from "../../../entities/coach/fallback-reason.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { askCoach } from "../../../runs/ask-or-unavailable.ts";
import { type SubmitExplanation, submitExplanationInput } from "./submit-explanation.ts";

export const reviseExplanationInput = submitExplanationInput;

/** Changes the explanation at a later step, which does not change, whatever the coach says about the new words. */
export async function reviseExplanation(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock">,
  input: SubmitExplanation,
  actor: Actor,
): Promise<Assessment> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "revise-explanation");
  const { attemptId: _id, version: _version, ...details } = input;
  const sent = { type: "explanation-revised", details } as const;
  const saved = await recordEvent(deps, attempt, sent, actor);
  const problem = await findProblem(deps, saved.problemSlug);
  const reply = await askCoach(() => deps.coach.assessExplanation({ problem, attempt: saved }));
  const { status, strengths, gaps, followupQuestions, solutionLeakRisk } = reply;
  const assessment = { status, strengths, gaps, followupQuestions, probes: [] };
  await recordDecided(
    deps,
    saved,
    (present) => {
      requireV2(present, "revise-explanation");
      if (wordsOf(present) !== wordsOf(saved)) throw staleVersion("attempt", present.version);
      return { type: "explanation-reassessed", details: { assessment, ...marksOf(reply) } };
    },
    actor,
  );
  return { ...assessment, solutionLeakRisk, ...marksOf(reply) };
}
