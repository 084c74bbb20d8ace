import { z } from "zod";
import { findSeenRuns } from "../../../attempt/browser-run/find-seen-runs.ts";
import {
  type AttemptInput,
  attemptInput,
  loadAttempt,
} from "../../../attempt/load/load-attempt.ts";
import { recordDecided } from "../../../attempt/moves/record-event.ts";
import { nextStep } from "../../../attempt/moves/require-move.ts";
import { findPastRemarks } from "../../../attempt/story/past-remarks.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { markedSchema, marksOf } from "../../../entities/coach/fallback-reason.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import { type StreamSink, streamedTo } from "../../../ports/coach/stream.ts";
import type { Deps } from "../../../ports/deps.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { findGivenGuidance } from "../../../recovery/escalation/find-given-guidance.ts";
import { askCoach } from "../../../runs/ask-or-unavailable.ts";

export const requestHintInput = attemptInput;

export const hintAnswerSchema = z.object({
  hint: z.string(),
  hintsUsedCount: z.number().int(),
  hintBudget: z.number().int(),
  ...markedSchema.shape,
});
export type HintAnswer = z.infer<typeof hintAnswerSchema>;

/** A hint counts when it is given: not when the coach fails, and not when the learner leaves before its first word. */
export async function requestHint(
  deps: Pick<
    Deps,
    "attempts" | "drafts" | "problems" | "coach" | "clock" | "conversations" | "escalations"
  >,
  input: AttemptInput,
  actor: Actor,
  sink?: StreamSink,
): Promise<HintAnswer> {
  const move = { trigger: "request-hint" } as const;
  const attempt = await loadAttempt(deps, input, actor);
  nextStep(attempt, move);
  const problem = await findProblem(deps, attempt.problemSlug);
  const hintNumber = attempt.hintsUsedCount + 1;
  const told = findPastRemarks(deps, attempt);
  const seen = await findSeenRuns(deps, attempt, problem);
  const guidance = await findGivenGuidance(deps, attempt.id);
  const context = { problem, attempt, told, seen, guidance, hintNumber, ...streamedTo(sink) };
  const reply = await askCoach(() => deps.coach.hint(context));
  if (reply.unseen) throw leftBefore();
  const said = { hint: reply.hint, ...marksOf(reply) };
  const { hintsUsedCount, hintBudget } = await recordDecided(
    deps,
    attempt,
    (present) => {
      const to = nextStep(present, move);
      if (present.hintsUsedCount !== attempt.hintsUsedCount)
        throw staleVersion("attempt", present.version);
      return { type: "hint-given", details: said, to };
    },
    actor,
  );
  return { ...said, hintsUsedCount, hintBudget };
}

function leftBefore(): AppError {
  return new AppError("run-cancelled", "You left before the hint came, so none was used.", {
    suggestions: ["Ask again when you want it."],
  });
}
