import { allEvents } from "../../attempt/all-events.ts";
import { loadAttempt } from "../../attempt/load-attempt.ts";
import type { AttemptDeps } from "../../attempt-ports.ts";
import type { Actor } from "../../entities/person.ts";
import { type AttemptStory, tellStory } from "../../story/tell-story.ts";

export async function viewAttemptStory(
  deps: Pick<AttemptDeps, "attempts">,
  input: { attemptId: string },
  actor: Actor,
): Promise<AttemptStory> {
  const { id } = await loadAttempt(deps, input, actor);
  return tellStory(await allEvents(deps, id));
}
