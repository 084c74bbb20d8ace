import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import { MAX_PAGE_SIZE } from "../entities/page.ts";
import type { AttemptDeps } from "../ports/attempt.ts";

/** Oldest first. */
export async function allEvents(
  { attempts }: Pick<AttemptDeps, "attempts">,
  attemptId: string,
): Promise<AttemptEvent[]> {
  const events: AttemptEvent[] = [];
  let after: string | undefined;
  do {
    const page = await attempts.events(attemptId, {
      limit: MAX_PAGE_SIZE,
      ...(after && { after }),
    });
    events.push(...page.items);
    after = page.next ?? undefined;
  } while (after);
  return events;
}
