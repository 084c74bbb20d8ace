import type { ChatTodo } from "../../entities/chat/chat-reply.ts";
import type { Conversation } from "../../entities/chat/conversation.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { changeConversation } from "../change-conversation.ts";
import { todosWithout } from "../reply/todos-without.ts";
import { listAllExchanges } from "./list-exchanges.ts";

type Needed = Pick<Deps, "conversations" | "exchanges" | "clock">;

/**
 * Takes back the todos that came with a reply, in the conversation that continues, which after a handoff is not
 * the reply's own. Returns null when the reply brought none, or its conversation is deleted.
 */
export async function takeBackTodos(
  deps: Needed,
  exchangeId: string,
  actor: Actor,
): Promise<ChatTodo[] | null> {
  const exchange = await deps.exchanges.find(exchangeId);
  const after = exchange?.reply.todos ?? [];
  if (!exchange || after.length === 0) return null;
  const said = await deps.conversations.find(exchange.conversationId);
  if (!said || said.userId !== actor.userId) return null;
  const before = await todosBefore(deps, said, exchange);
  const current = said.isClosed ? await deps.conversations.current(said) : said;
  if (!current) return null;
  const { todos } = await changeConversation(
    deps,
    { conversationId: current.id },
    ({ todos: present }) => ({ todos: todosWithout({ before, after, present }) }),
    actor,
  );
  return todos;
}

/** The todos of the last earlier reply that had any, or those with which the conversation began. */
async function todosBefore(
  deps: Needed,
  { id, parentId }: Conversation,
  { position }: Exchange,
): Promise<ChatTodo[]> {
  const earlier = (await listAllExchanges(deps, id)).filter((each) => each.position < position);
  const last = earlier.findLast(({ reply }) => (reply.todos ?? []).length > 0);
  if (last) return last.reply.todos ?? [];
  const parent = parentId ? await deps.conversations.find(parentId) : null;
  return (parent?.todos ?? []).filter(({ completed }) => !completed);
}
