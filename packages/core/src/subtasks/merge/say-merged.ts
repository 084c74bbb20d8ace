import { pointToExchange } from "../../attempt/moves/point-to-exchange.ts";
import { type Proposed, withheldChanges } from "../../attempt/proposals/propose-changes.ts";
import { beginExchange } from "../../chat/exchange/begin-exchange.ts";
import { type EndingDeps, endExchange } from "../../chat/exchange/end-exchange.ts";
import { endingOf } from "../../chat/exchange/exchange-ending.ts";
import type { Conversation } from "../../entities/chat/conversation.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";
import type { SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import type { SubjectDeps } from "../../learning/chat/load-chat-subject.ts";
import type { ChatAnswer } from "../../ports/coach/converse.ts";
import type { AttemptSubject } from "../work/work-context.ts";

type SayingDeps = SubjectDeps & EndingDeps;

type Said = {
  stored: SubTaskPlan;
  conversation: Conversation;
  subject: AttemptSubject;
  answer: ChatAnswer;
  proposed: Proposed;
};

/** Stores the request and its merged result as one exchange of the conversation, once, however often it is tried. */
export async function sayMerged(
  deps: SayingDeps,
  { stored, conversation, subject, answer, proposed }: Said,
): Promise<string> {
  const { plan } = stored;
  const exchange = await beginMerged(deps, conversation, plan.request, `plan ${plan.id}`);
  if (exchange.finishedAt !== null) return exchange.id;
  const actor = { userId: plan.userId, role: "learner", requestId: `plan ${plan.id}` } as const;
  await pointToExchange(deps, subject, exchange, actor);
  const { chat } = await deps.coachSettings.read();
  const at = deps.clock.now().toISOString();
  const base = { ...exchange, finishedAt: at, firstWordsAt: at };
  const ending = endingOf(base, withheldChanges(answer, proposed), conversation.todos, chat.prices);
  await endExchange(deps, {
    ...ending,
    exchange: { ...ending.exchange, proposals: proposed.proposals },
    bugs: [...ending.bugs, ...proposed.bugs],
  });
  return exchange.id;
}

/** An exchange that a dead server left has been ended as failed, so the next try uses another key. */
async function beginMerged(
  deps: SayingDeps,
  conversation: Conversation,
  message: string,
  key: string,
): Promise<Exchange> {
  const asked = { message, isAutomatic: false, key };
  const { exchange } = await beginExchange(deps, conversation, asked);
  if (exchange.status !== "failed") return exchange;
  return beginMerged(deps, conversation, message, `plan ${exchange.id}`);
}
