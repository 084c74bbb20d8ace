import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import { MAX_PAGE_SIZE } from "../../entities/page.ts";
import type { Deps } from "../../ports/deps.ts";

/** Oldest first. */
export async function listAllEvents(
  { attempts }: Pick<Deps, "attempts">,
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
