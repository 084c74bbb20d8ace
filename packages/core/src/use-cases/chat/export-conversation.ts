import { conversationMarkdown } from "../../chat/conversation-markdown.ts";
import { listAllExchanges } from "../../chat/exchange/list-exchanges.ts";
import { type ConversationInput, loadConversation } from "../../chat/load-conversation.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

export type ExportedConversation = { title: string; markdown: string };

/** What was shown of a conversation, as Markdown. */
export async function exportConversation(
  deps: Pick<Deps, "conversations" | "exchanges">,
  input: ConversationInput,
  actor: Actor,
): Promise<ExportedConversation> {
  const conversation = await loadConversation(deps, input, actor);
  const exchanges = await listAllExchanges(deps, conversation.id);
  return { title: conversation.title, markdown: conversationMarkdown(conversation, exchanges) };
}
