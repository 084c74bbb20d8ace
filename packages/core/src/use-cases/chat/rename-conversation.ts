import { z } from "zod";
import { changeConversation } from "../../chat/change-conversation.ts";
import { conversationSummary, conversationSummarySchema } from "../../chat/conversation-view.ts";
import { conversationInput } from "../../chat/load-conversation.ts";
import { requiredLearnerText } from "../../entities/fields/learner-text.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

export const renameConversationInput = conversationInput.extend({
  title: requiredLearnerText("chatTitle"),
});
export type RenameConversation = z.infer<typeof renameConversationInput>;

export const changedConversationSchema = z.object({ conversation: conversationSummarySchema });
export type ChangedConversation = z.infer<typeof changedConversationSchema>;

export async function renameConversation(
  deps: Pick<Deps, "conversations" | "clock">,
  { title, ...input }: RenameConversation,
  actor: Actor,
): Promise<ChangedConversation> {
  const renamed = await changeConversation(deps, input, () => ({ title: title.trim() }), actor);
  return { conversation: conversationSummary(renamed) };
}
