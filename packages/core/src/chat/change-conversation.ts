import type { Conversation } from "../entities/chat/conversation.ts";
import type { Actor } from "../entities/people/person.ts";
import type { Deps } from "../ports/deps.ts";
import { retryLostRace } from "../ports/lost-race.ts";
import { type ConversationInput, loadConversation } from "./load-conversation.ts";

/**
 * Changes the actor's conversation and saves it. When another write came first, `change` is called again with what is
 * stored.
 */
export async function changeConversation(
  deps: Pick<Deps, "conversations" | "clock">,
  input: ConversationInput,
  change: (present: Conversation) => Partial<Conversation> | Promise<Partial<Conversation>>,
  actor: Actor,
): Promise<Conversation> {
  return retryLostRace(
    async () => {
      const present = await loadConversation(deps, input, actor);
      const updatedAt = deps.clock.now().toISOString();
      return { ...present, ...(await change(present)), updatedAt, version: present.version + 1 };
    },
    async (after) => {
      await deps.conversations.save(after);
      return after;
    },
  );
}
