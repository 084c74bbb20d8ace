import { z } from "zod";
import { type ConversationInput, loadConversation } from "../../chat/load-conversation.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

export const deletedConversationSchema = z.object({ deleted: z.literal(true) });

export async function deleteConversation(
  deps: Pick<Deps, "conversations" | "clock">,
  input: ConversationInput,
  actor: Actor,
): Promise<z.infer<typeof deletedConversationSchema>> {
  const { id } = await loadConversation(deps, input, actor);
  await deps.conversations.delete(id, deps.clock.now());
  return { deleted: true };
}
