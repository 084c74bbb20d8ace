import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import type { Deps } from "../../ports/deps.ts";
import { listAllPages } from "../../ports/list-all-pages.ts";

/** Oldest first. */
export function listAllEvents(
  { attempts }: Pick<Deps, "attempts">,
  attemptId: string,
): Promise<AttemptEvent[]> {
  return listAllPages((query) => attempts.events(attemptId, query));
}
