import type { ChatBug } from "../../entities/chat/chat-bug.ts";
import type { Conversation } from "../../entities/chat/conversation.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";
import type { ReplyVerdict } from "../../ports/coach/coach-replies.ts";
import type { Deps } from "../../ports/deps.ts";
import { retryLostRace } from "../../ports/lost-race.ts";
import { conversationAfter } from "../conversation-after.ts";
import { noSuchConversation } from "../refusals.ts";
import { listUnfolded } from "./list-exchanges.ts";

export type EndingDeps = Pick<
  Deps,
  "conversations" | "exchanges" | "coachSettings" | "clock" | "newId"
>;

type Ending = {
  exchange: Exchange;
  verdict: ReplyVerdict | null;
  rawText?: string;
  /** The context size of the coach that answered. */
  contextTokens?: number;
  bugs: readonly Pick<ChatBug, "type" | "what">[];
};

/** Stores an exchange that has ended together with what follows from it for its conversation. */
export async function endExchange(
  deps: EndingDeps,
  { exchange, verdict, rawText, contextTokens, bugs }: Ending,
): Promise<{ exchange: Exchange; conversation: Conversation }> {
  const { chat } = await deps.coachSettings.read();
  const at = deps.clock.now().toISOString();
  const reported = bugs.map((bug): ChatBug & { id: string } => ({
    ...bug,
    id: deps.newId(),
    by: "script",
    exchangeId: exchange.id,
    at,
  }));
  const bytes = exchange.message.length + JSON.stringify(exchange.reply).length;
  const rawBytes = rawText?.length ?? 0;
  const conversation = await retryLostRace(
    async () => {
      const before = await deps.conversations.find(exchange.conversationId);
      if (!before) throw noSuchConversation();
      const others = await listUnfolded(deps, before);
      const unfolded = [...others.filter(({ id }) => id !== exchange.retryOf), exchange];
      const after = { unfolded, bytes: bytes + rawBytes, at, contextTokens };
      return conversationAfter(before, exchange, after, chat);
    },
    async (after) => {
      const finished = { exchange, verdict, rawText, bugs: reported };
      await deps.exchanges.finish({ ...finished, conversation: after });
      return after;
    },
  );
  return { exchange, conversation };
}
