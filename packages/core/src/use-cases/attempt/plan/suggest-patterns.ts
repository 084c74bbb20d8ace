import type { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordDecided, recordEvent } from "../../../attempt/moves/record-event.ts";
import { nextStep } from "../../../attempt/moves/require-move.ts";
import { suggestedPatternsOf } from "../../../attempt/plan/suggested-patterns.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { marksOf } from "../../../entities/coach/fallback-reason.ts";
import { learnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
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
  const to = nextStep(attempt, move);
  const asked = { type: "patterns-requested", details: { explanation }, to } as const;
  const saved = await recordEvent(deps, attempt, asked, actor);
  const problem = await findProblem(deps, saved.problemSlug);
  const reply = await askCoach(() =>
    deps.coach.suggestPatterns({ problem, attempt: saved, explanation }),
  );
  const { candidates, recommendedNextAction } = reply;
  const details = { suggestedPatterns: suggestedPatternsOf(candidates), ...marksOf(reply) };
  await recordDecided(
    deps,
    saved,
    (present) => ({ type: "patterns-suggested", details, to: nextStep(present, move) }),
    actor,
  );
  return { candidates, recommendedNextAction, ...marksOf(reply) };
}
