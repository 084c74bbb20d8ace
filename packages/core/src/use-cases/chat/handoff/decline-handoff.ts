import { changeConversation } from "../../../chat/change-conversation.ts";
import { conversationSummary } from "../../../chat/conversation-view.ts";
import type { ConversationInput } from "../../../chat/load-conversation.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { ChangedConversation } from "../rename-conversation.ts";

/** The learner goes on here: the offer of a new conversation is not made again. */
export async function declineHandoff(
  deps: Pick<Deps, "conversations" | "clock">,
  input: ConversationInput,
  actor: Actor,
): Promise<ChangedConversation> {
  const after = await changeConversation(
    deps,
    input,
    ({ offer, pastOffers }) => ({
      offer: null,
      pastOffers: offer ? [...pastOffers, offer.when] : pastOffers,
    }),
    actor,
  );
  return { conversation: conversationSummary(after) };
}
