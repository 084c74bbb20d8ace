import { listAllEvents } from "../../../attempt/load/list-all-events.ts";
import { loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { type AttemptStory, tellStory } from "../../../attempt/story/tell-story.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export async function viewAttemptStory(
  deps: Pick<Deps, "attempts">,
  input: { attemptId: string },
  actor: Actor,
): Promise<AttemptStory> {
  const { id } = await loadAttempt(deps, input, actor);
  return tellStory(await listAllEvents(deps, id));
}
