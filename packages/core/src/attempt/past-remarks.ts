import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { PastRemark } from "../ports/coach.ts";
import type { Deps } from "../ports/deps.ts";
import { applyEvent } from "./effects/apply-event.ts";
import { listAllEvents } from "./list-all-events.ts";
import { coachWordsIn } from "./tell-story.ts";

/** Looks up, once and when it is first asked, what the coach has said in an attempt. */
export function findPastRemarks(
  deps: Pick<Deps, "attempts">,
  attemptId: string,
): () => Promise<readonly PastRemark[]> {
  let told: Promise<PastRemark[]> | undefined;
  return () => {
    told ??= listAllEvents(deps, attemptId).then(toldIn);
    return told;
  };
}

/** Nothing counts any more once a rescue has told the way. */
function toldIn(events: readonly AttemptEvent[]): PastRemark[] {
  const told: PastRemark[] = [];
  let attempt: AnyAttempt | null = null;
  for (const event of events) {
    const said = coachWordsIn(event);
    if (said?.kind === "rescue") return [];
    attempt = applyEvent(attempt, event);
    if (said && said.text !== "") told.push({ text: said.text, code: attempt.code });
  }
  return told;
}
