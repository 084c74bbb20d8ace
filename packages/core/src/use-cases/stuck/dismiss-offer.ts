import { type AttemptView, attemptView } from "../../attempt/attempt-view.ts";
import { type AttemptInput, attemptInput, loadAttempt } from "../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../attempt/moves/record-event.ts";
import { requireEither } from "../../attempt/moves/require-move.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { closeRecovery } from "../../recovery/turn/close-recovery.ts";
import { currentRecovery, lastSituation, stuckView } from "../../stuck/stuck-view.ts";

export const dismissOfferInput = attemptInput;

/** "Not now": ends the offer or the open recovery; help is not offered again for the same situation. */
export async function dismissOffer(
  deps: Pick<
    Deps,
    | "clock"
    | "attempts"
    | "recoveries"
    | "rules"
    | "escalations"
    | "guidance"
    | "notifications"
    | "signals"
  >,
  input: AttemptInput,
  actor: Actor,
): Promise<{ attempt: AttemptView }> {
  const attempt = requireEither(await loadAttempt(deps, input, actor), "stuck-action");
  const { stuckTrail } = attempt;
  const rules = await deps.rules.of(actor.userId);
  const { offer } = stuckView(attempt, rules.stuck, rules.whenStuck);
  const situation = offer?.situation ?? lastSituation(stuckTrail);
  const wanted = offer !== null || currentRecovery(stuckTrail, rules.stuck) !== null;
  if (!wanted) return { attempt: attemptView(attempt, rules) };
  const newEvent = { type: "stuck-offer-dismissed", details: { situation } } as const;
  const after = await recordEvent(deps, attempt, newEvent, actor);
  const recovery = await deps.recoveries.latest(attempt.id);
  if (recovery && recovery.endedAt === null) await closeRecovery(deps, recovery, "dismissed");
  return { attempt: attemptView(after, rules) };
}
