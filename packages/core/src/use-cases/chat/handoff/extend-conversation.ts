import { changeConversation } from "../../../chat/change-conversation.ts";
import { contextUsedBy } from "../../../chat/context-size.ts";
import { conversationSummary } from "../../../chat/conversation-view.ts";
import { listUnfolded } from "../../../chat/exchange/list-exchanges.ts";
import { foldExchanges } from "../../../chat/handoff/fold-exchanges.ts";
import type { ConversationInput } from "../../../chat/load-conversation.ts";
import { conversationClosed } from "../../../chat/refusals.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { ChangedConversation } from "../rename-conversation.ts";

/** The same conversation goes on: the coach is told of its older exchanges by a summary. Nothing is deleted. */
export async function extendConversation(
  deps: Pick<Deps, "conversations" | "exchanges" | "clock">,
  input: ConversationInput,
  actor: Actor,
): Promise<ChangedConversation> {
  const after = await changeConversation(
    deps,
    input,
    async (present) => {
      if (present.isClosed) throw conversationClosed();
      const unfolded = await listUnfolded(deps, present);
      const { summary, foldedThrough } = foldExchanges(present.summary, unfolded);
      const through = foldedThrough ?? present.foldedThrough;
      const left = unfolded.filter(({ position }) => position > through);
      const contextUsed = contextUsedBy({ summary }, left);
      return { summary, foldedThrough: through, contextUsed, offer: null, pastOffers: [] };
    },
    actor,
  );
  return { conversation: conversationSummary(after) };
}
