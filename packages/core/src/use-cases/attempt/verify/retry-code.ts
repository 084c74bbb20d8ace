import { type AttemptView, attemptView } from "../../../attempt/attempt-view.ts";
import {
  type AttemptInput,
  attemptInput,
  loadAttempt,
} from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { nextStepInEither } from "../../../attempt/moves/require-move.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const retryCodeInput = attemptInput;

/** Back to the code, in both flows. */
export async function retryCode(
  deps: Pick<Deps, "attempts" | "clock" | "rules">,
  input: AttemptInput,
  actor: Actor,
): Promise<{ attempt: AttemptView }> {
  const attempt = await loadAttempt(deps, input, actor);
  const to = nextStepInEither(attempt, { trigger: "retry" });
  const after = await recordEvent(
    deps,
    attempt,
    { type: "attempt-retried", details: {}, to },
    actor,
  );
  return { attempt: attemptView(after, await deps.rules.of(actor.userId)) };
}
