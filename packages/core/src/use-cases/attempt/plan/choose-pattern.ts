import type { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordDecided } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import { invariantBuilderInput } from "../../../attempt/plan/invariant.ts";
import { type ChoiceVerdict, judgeChoice } from "../../../attempt/plan/judge-choice.ts";
import { readChoice } from "../../../attempt/plan/read-choice.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { userConfidenceSchema } from "../../../entities/attempt/attempt-payloads.ts";
import { learnerText, requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const choosePatternInput = attemptInput.extend({
  patternId: requiredLearnerText("patternId"),
  confidence: userConfidenceSchema,
  invariantText: learnerText("invariantText").optional(),
  invariantBuilder: invariantBuilderInput.optional(),
  complexity: learnerText("complexity").optional(),
});
export type ChoosePattern = z.infer<typeof choosePatternInput>;

export async function choosePattern(
  deps: Pick<Deps, "attempts" | "problems" | "patterns" | "coach" | "clock">,
  input: ChoosePattern,
  actor: Actor,
): Promise<ChoiceVerdict> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "choose-pattern");
  const problem = await findProblem(deps, attempt.problemSlug);
  const details = await readChoice(deps, problem, input);
  // A choice is accepted even while suggestions are still being written.
  const saved = await recordDecided(
    deps,
    attempt,
    (present) => {
      requireV2(present, "choose-pattern");
      return { type: "pattern-chosen", details };
    },
    actor,
  );
  return judgeChoice(deps, { problem, saved, confidence: input.confidence }, actor);
}
