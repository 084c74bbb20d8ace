import type { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordDecided } from "../../../attempt/moves/record-event.ts";
import { nextStep } from "../../../attempt/moves/require-move.ts";
import { suggestedPatternsOf } from "../../../attempt/plan/suggested-patterns.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { marksOf } from "../../../entities/coach/fallback-reason.ts";
import { learnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import type { PatternSuggestions } from "../../../ports/coach/coach.ts";
import type { Deps } from "../../../ports/deps.ts";
import { askCoach } from "../../../runs/ask-or-unavailable.ts";

export const suggestPatternsInput = attemptInput.extend({
  explanation: learnerText("explanation"),
});
export type SuggestPatterns = z.infer<typeof suggestPatternsInput>;

export async function suggestPatterns(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock">,
  input: SuggestPatterns,
  actor: Actor,
): Promise<PatternSuggestions> {
  const move = { trigger: "suggest-patterns" } as const;
  const attempt = await loadAttempt(deps, input, actor);
  const { explanation } = input;
  const saved = await recordDecided(
    deps,
    attempt,
    (present) => ({
      type: "patterns-requested",
      details: { explanation },
      to: nextStep(present, move),
    }),
    actor,
  );
  const problem = await findProblem(deps, saved.problemSlug);
  const reply = await askCoach(() =>
    deps.coach.suggestPatterns({ problem, attempt: saved, explanation }),
  );
  const { candidates, recommendedNextAction } = reply;
  const details = { suggestedPatterns: suggestedPatternsOf(candidates), ...marksOf(reply) };
  try {
    await recordDecided(
      deps,
      saved,
      (present) => ({ type: "patterns-suggested", details, to: nextStep(present, move) }),
      actor,
    );
  } catch (error) {
    // Nobody has to wait for suggestions: whoever has chosen meanwhile is past PLAN and needs none.
    if (!(error instanceof AppError && error.code === "wrong-step")) throw error;
  }
  return { candidates, recommendedNextAction, ...marksOf(reply) };
}
