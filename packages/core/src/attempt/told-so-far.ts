import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { Told } from "../ports/coach.ts";
import type { Deps } from "../ports/deps.ts";
import { allEvents } from "./all-events.ts";
import { applyEvent } from "./effects/apply-event.ts";
import { saidBy } from "./tell-story.ts";

/** Looks up, once and when it is first asked, what the coach has said in an attempt. */
export function toldSoFar(
  deps: Pick<Deps, "attempts">,
  attemptId: string,
): () => Promise<readonly Told[]> {
  let told: Promise<Told[]> | undefined;
  return () => {
    told ??= allEvents(deps, attemptId).then(toldIn);
    return told;
  };
}

/** Nothing counts any more once a rescue has told the way. */
function toldIn(events: readonly AttemptEvent[]): Told[] {
  const told: Told[] = [];
  let attempt: AnyAttempt | null = null;
  for (const event of events) {
    const said = saidBy(event);
    if (said?.kind === "rescue") return [];
    attempt = applyEvent(attempt, event);
    if (said && said.text !== "") told.push({ text: said.text, code: attempt.code });
  }
  return told;
}
