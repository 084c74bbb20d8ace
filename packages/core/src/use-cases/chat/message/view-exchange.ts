import type { EndingDeps } from "../../../chat/exchange/end-exchange.ts";
import { settleAbandoned } from "../../../chat/exchange/settle-abandoned.ts";
import { type ExchangeInput, loadExchange } from "../../../chat/load-conversation.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { SentMessage } from "./send-message.ts";

/** An exchange as it stands: while it streams, what may be shown of it by now. */
export async function viewExchange(
  deps: EndingDeps,
  input: ExchangeInput,
  actor: Actor,
): Promise<SentMessage> {
  await settleAbandoned(deps);
  const { exchange } = await loadExchange(deps, input, actor);
  return { exchange };
}
