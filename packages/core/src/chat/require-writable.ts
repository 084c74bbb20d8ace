import type { Conversation } from "../entities/chat/conversation.ts";
import type { ChatSetting } from "../entities/coach/chat-settings.ts";
import { MAX_CONVERSATION_BYTES } from "./handoff/handoff-offer.ts";
import { autoContinueStopped, conversationClosed, conversationFull } from "./refusals.ts";

/** Refuses a message to a conversation that is closed or full, and one of auto-continue above its cap. */
export function requireWritable(
  { isClosed, storedBytes, autoContinued }: Conversation,
  { isAutomatic }: { isAutomatic: boolean },
  { autoContinueCap }: Pick<ChatSetting, "autoContinueCap">,
): void {
  if (isClosed) throw conversationClosed();
  if (storedBytes >= MAX_CONVERSATION_BYTES) throw conversationFull();
  if (isAutomatic && autoContinued >= autoContinueCap) throw autoContinueStopped(autoContinueCap);
}
