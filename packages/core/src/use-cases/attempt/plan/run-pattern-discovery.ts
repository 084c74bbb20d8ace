import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordDecided } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import { suggestedPatternsOf } from "../../../attempt/plan/suggested-patterns.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { marksOf } from "../../../entities/coach/fallback-reason.ts";
import {
  MAX_DISCOVERY_ANSWERS,
  requiredLearnerText,
} from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Discovery } from "../../../ports/coach/coach.ts";
import type { Deps } from "../../../ports/deps.ts";
import { askCoach } from "../../../runs/ask-or-unavailable.ts";

/** All answers so far, in order: each round asks the next question. */
export const runPatternDiscoveryInput = attemptInput.extend({
  answers: z
    .array(
      z.object({
        questionId: z.string().max(100),
        answer: requiredLearnerText("discoveryAnswer"),
      }),
    )
    .max(MAX_DISCOVERY_ANSWERS)
    .default([]),
});
export type RunPatternDiscovery = z.infer<typeof runPatternDiscoveryInput>;

export async function runPatternDiscovery(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock">,
  input: RunPatternDiscovery,
  actor: Actor,
): Promise<Discovery> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "run-discovery");
  const problem = await findProblem(deps, attempt.problemSlug);
  const { answers } = input;
  const found = await askCoach(() => deps.coach.discoverPattern({ problem, attempt, answers }));
  const { reply, question, candidates } = found;
  const suggestedPatterns = suggestedPatternsOf(candidates);
  const details = { answers, suggestedPatterns, ...marksOf(found) };
  await recordDecided(
    deps,
    attempt,
    (present) => {
      requireV2(present, "run-discovery");
      return { type: "discovery-run", details };
    },
    actor,
  );
  return { reply, question, candidates, ...marksOf(found) };
}
