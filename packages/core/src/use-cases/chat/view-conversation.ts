import { z } from "zod";
import { batchView } from "../../chat/commands/batch-view.ts";
import {
  conversationView,
  conversationViewSchema,
  exchangeViewSchema,
} from "../../chat/conversation-view.ts";
import type { EndingDeps } from "../../chat/exchange/end-exchange.ts";
import { settleAbandoned } from "../../chat/exchange/settle-abandoned.ts";
import { conversationInput, loadConversation } from "../../chat/load-conversation.ts";
import { offeredPicturePrice } from "../../coach/gallery/picture-source.ts";
import { commandBatchViewSchema } from "../../entities/chat/command-batch.ts";
import type { Conversation } from "../../entities/chat/conversation.ts";
import { MAX_PAGE_SIZE, pageQuerySchema } from "../../entities/page.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

export const viewConversationInput = conversationInput.extend(pageQuerySchema.shape);
export type ViewConversation = z.infer<typeof viewConversationInput>;

export const viewedConversationSchema = z.object({
  conversation: conversationViewSchema,
  /** Newest first, a page of them. */
  exchanges: z.object({ items: z.array(exchangeViewSchema), next: z.string().nullable() }),
  /** The commands that were run last, or are still to run. */
  batch: commandBatchViewSchema.nullable(),
});
export type ViewedConversation = z.infer<typeof viewedConversationSchema>;

/** One's own conversation with a page of its exchanges; what a dead server left unfinished is settled first. */
export async function viewConversation(
  deps: EndingDeps & Pick<Deps, "chatBugs" | "commandBatches" | "pictures" | "flags" | "settings">,
  { conversationId, ...query }: ViewConversation,
  actor: Actor,
): Promise<ViewedConversation> {
  await settleAbandoned(deps);
  const conversation = await loadConversation(deps, { conversationId }, actor);
  const { chat } = await deps.coachSettings.read();
  const picturePrice =
    conversation.unitType === "SolveProblem" ? await offeredPicturePrice(deps, chat, actor) : null;
  const viewed = await showConversation(deps, conversation, query);
  return { ...viewed, conversation: { ...viewed.conversation, picturePrice } };
}

export async function showConversation(
  deps: Pick<Deps, "exchanges" | "chatBugs" | "commandBatches" | "coachSettings">,
  conversation: Conversation,
  query: Omit<ViewConversation, "conversationId">,
): Promise<ViewedConversation> {
  const [exchanges, bugs, batch, { chat }] = await Promise.all([
    deps.exchanges.list(conversation.id, query),
    deps.chatBugs.list({ conversationId: conversation.id, limit: MAX_PAGE_SIZE }),
    deps.commandBatches.latest(conversation.id),
    deps.coachSettings.read(),
  ]);
  return {
    conversation: conversationView(conversation, bugs.items, chat),
    exchanges,
    batch: batch && batchView(batch),
  };
}
