import { loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { listToldEvents } from "../../../attempt/story/list-told-events.ts";
import { type AttemptStory, tellStory } from "../../../attempt/story/tell-story.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export async function viewAttemptStory(
  deps: Pick<Deps, "attempts" | "conversations">,
  input: { attemptId: string },
  actor: Actor,
): Promise<AttemptStory> {
  const attempt = await loadAttempt(deps, input, actor);
  return tellStory(await listToldEvents(deps, attempt));
}
