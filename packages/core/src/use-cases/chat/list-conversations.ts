import type { z } from "zod";
import { type ConversationSummary, conversationSummary } from "../../chat/conversation-view.ts";
import { chatUnitSchema } from "../../entities/chat/conversation.ts";
import { learnerText } from "../../entities/fields/learner-text.ts";
import { type Page, pageQuerySchema } from "../../entities/page.ts";
import type { Actor } from "../../entities/people/person.ts";
import { invalidField } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";

export const listConversationsInput = pageQuerySchema.extend({
  ...chatUnitSchema.partial().shape,
  search: learnerText("chatSearch").optional(),
});
export type ListConversations = z.infer<typeof listConversationsInput>;

/** One's own conversations, last used first: all of them, those of a unit, or those that hold some words. */
export async function listConversations(
  { conversations }: Pick<Deps, "conversations">,
  { unitType, unitId, search, ...query }: ListConversations,
  { userId }: Actor,
): Promise<Page<ConversationSummary>> {
  if ((unitType === undefined) !== (unitId === undefined)) {
    throw invalidField(unitType ? "unitId" : "unitType", "unitType and unitId go together");
  }
  const unit = unitType && unitId ? { unitType, unitId } : undefined;
  const words = search?.trim() || undefined;
  const page = await conversations.list({ ...query, userId, unit, search: words });
  return { ...page, items: page.items.map(conversationSummary) };
}
