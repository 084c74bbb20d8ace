import { loadAttempt } from "../../attempt/load-attempt.ts";
import type { AttemptDeps } from "../../attempt-ports.ts";
import type { AttemptEvent } from "../../entities/attempt-event.ts";
import { MAX_PAGE_SIZE } from "../../entities/page.ts";
import type { Actor } from "../../entities/person.ts";
import { type AttemptStory, tellStory } from "../../story/tell-story.ts";

export async function viewAttemptStory(
  deps: Pick<AttemptDeps, "attempts">,
  input: { attemptId: string },
  actor: Actor,
): Promise<AttemptStory> {
  const { id } = await loadAttempt(deps, input, actor);
  const events: AttemptEvent[] = [];
  let after: string | undefined;
  do {
    const page = await deps.attempts.events(id, { limit: MAX_PAGE_SIZE, ...(after && { after }) });
    events.push(...page.items);
    after = page.next ?? undefined;
  } while (after);
  return tellStory(events);
}
