import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { ToldExchange } from "../../ports/chat.ts";
import type { Deps } from "../../ports/deps.ts";
import { listAllEvents } from "../load/list-all-events.ts";
import { withExchangeTexts } from "./with-exchange-texts.ts";

type Which = Pick<AnyAttempt, "id" | "userId">;

/** Oldest first, with what was said in conversations, but for those that the learner has deleted. */
export async function listToldEvents(
  deps: Pick<Deps, "attempts" | "conversations">,
  attempt: Which,
): Promise<AttemptEvent[]> {
  return listWith(deps, attempt, ({ isDeleted }) => !isDeleted);
}

/** The same with everything that was ever told: deleting does not make the guard forget. */
export async function listEverTold(
  deps: Pick<Deps, "attempts" | "conversations">,
  attempt: Which,
): Promise<AttemptEvent[]> {
  return listWith(deps, attempt, () => true);
}

async function listWith(
  deps: Pick<Deps, "attempts" | "conversations">,
  { id, userId }: Which,
  wanted: (exchange: ToldExchange) => boolean,
): Promise<AttemptEvent[]> {
  const unit = { userId, unitType: "SolveProblem", unitId: id } as const;
  const [events, told] = await Promise.all([
    listAllEvents(deps, id),
    deps.conversations.told(unit),
  ]);
  return withExchangeTexts(events, told.filter(wanted));
}
