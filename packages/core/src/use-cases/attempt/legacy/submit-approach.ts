import type { z } from "zod";
import { type AttemptView, attemptView } from "../../../attempt/attempt-view.ts";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { nextLegacyState, requireLegacy } from "../../../attempt/moves/require-move.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const submitApproachInput = attemptInput.extend({
  approach: requiredLearnerText("approach"),
});
export type SubmitApproach = z.infer<typeof submitApproachInput>;

export async function submitApproach(
  deps: Pick<Deps, "attempts" | "clock" | "rules">,
  { approach, ...input }: SubmitApproach,
  actor: Actor,
): Promise<{ attempt: AttemptView }> {
  const attempt = requireLegacy(await loadAttempt(deps, input, actor), "submit-approach");
  const to = nextLegacyState(attempt, "submit-approach");
  const newEvent = { type: "approach-submitted", details: { approach }, to } as const;
  return {
    attempt: attemptView(
      await recordEvent(deps, attempt, newEvent, actor),
      await deps.rules.of(actor.userId),
    ),
  };
}
