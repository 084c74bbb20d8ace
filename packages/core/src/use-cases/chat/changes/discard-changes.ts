import { loadExchange } from "../../../chat/load-conversation.ts";
import { changeBlocked } from "../../../chat/refusals.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { SentMessage } from "../message/send-message.ts";
import { type Changes, chosenOf } from "./apply-changes.ts";

/** Marks proposed changes that the learner does not want. */
export async function discardChanges(
  deps: Pick<Deps, "conversations" | "exchanges">,
  { places, ...input }: Changes,
  actor: Actor,
): Promise<SentMessage> {
  const { exchange } = await loadExchange(deps, input, actor);
  const applied = chosenOf(exchange, places).find(({ state }) => state === "applied");
  if (applied)
    throw changeBlocked(applied.path, "It is applied already. The history takes it back.");
  return { exchange: (await deps.exchanges.mark(exchange.id, places, "discarded")) ?? exchange };
}
