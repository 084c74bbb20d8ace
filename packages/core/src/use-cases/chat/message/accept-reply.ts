import { type ExchangeInput, loadExchange } from "../../../chat/load-conversation.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { SentMessage } from "./send-message.ts";

/** The learner accepts an incomplete reply as it is, and its banner disappears. */
export async function acceptReply(
  deps: Pick<Deps, "conversations" | "exchanges">,
  input: ExchangeInput,
  actor: Actor,
): Promise<SentMessage> {
  const { exchange } = await loadExchange(deps, input, actor);
  await deps.exchanges.accept(exchange.id);
  return { exchange: { ...exchange, isAccepted: true } };
}
