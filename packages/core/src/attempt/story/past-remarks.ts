import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { PastRemark } from "../../ports/coach/coach.ts";
import type { Deps } from "../../ports/deps.ts";
import { loadOnce } from "../../ports/load-once.ts";
import { applyEvent } from "../effects/apply-event.ts";
import { listEverTold } from "./list-told-events.ts";
import { coachWordsIn } from "./tell-story.ts";

/** Returns a function that reads what the coach has said in an attempt; it reads once, on the first call. */
export function findPastRemarks(
  deps: Pick<Deps, "attempts" | "conversations">,
  attempt: Pick<AnyAttempt, "id" | "userId">,
): () => Promise<readonly PastRemark[]> {
  return loadOnce(async () => remarksIn(await listEverTold(deps, attempt)));
}

/** Empty after a rescue, because that has explained the whole solution. */
function remarksIn(events: readonly AttemptEvent[]): PastRemark[] {
  const remarks: PastRemark[] = [];
  let attempt: AnyAttempt | null = null;
  for (const event of events) {
    const said = coachWordsIn(event);
    if (said?.kind === "rescue") return [];
    attempt = applyEvent(attempt, event);
    if (said && said.text !== "") remarks.push({ text: said.text, code: attempt.code });
  }
  return remarks;
}
