import { type AttemptView, attemptView } from "../../../attempt/attempt-view.ts";
import {
  type AttemptInput,
  attemptInput,
  loadAttempt,
} from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { nextLegacyState, requireLegacy } from "../../../attempt/moves/require-move.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const finishAttemptInput = attemptInput;

export async function finishAttempt(
  deps: Pick<Deps, "attempts" | "clock" | "rules">,
  input: AttemptInput,
  actor: Actor,
): Promise<{ attempt: AttemptView }> {
  const attempt = requireLegacy(await loadAttempt(deps, input, actor), "finish");
  const to = nextLegacyState(attempt, "finish");
  const after = await recordEvent(
    deps,
    attempt,
    { type: "attempt-finished", details: {}, to },
    actor,
  );
  return { attempt: attemptView(after, await deps.rules.of(actor.userId)) };
}
