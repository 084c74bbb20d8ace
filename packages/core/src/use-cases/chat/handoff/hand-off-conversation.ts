import { z } from "zod";
import { noChange, sumStats } from "../../../attempt/history/change-stats.ts";
import { changeConversation } from "../../../chat/change-conversation.ts";
import { contextUsedBy } from "../../../chat/context-size.ts";
import { conversationSummary, conversationSummarySchema } from "../../../chat/conversation-view.ts";
import { listAllExchanges } from "../../../chat/exchange/list-exchanges.ts";
import {
  type ChangedFile,
  handoffText,
  pendingTasksText,
} from "../../../chat/handoff/handoff-text.ts";
import type { ConversationInput } from "../../../chat/load-conversation.ts";
import { conversationClosed, stillAnswering } from "../../../chat/refusals.ts";
import type { ChangeStats } from "../../../entities/attempt/change-set.ts";
import type { Conversation } from "../../../entities/chat/conversation.ts";
import { MAX_PAGE_SIZE } from "../../../entities/page.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { newConversation } from "../start-conversation.ts";

export const handedOffSchema = z.object({
  conversation: conversationSummarySchema,
  /** What the input is filled with: the tasks that are still open. */
  prefill: z.string(),
});
export type HandedOff = z.infer<typeof handedOffSchema>;

type HandoffDeps = Pick<
  Deps,
  | "conversations"
  | "exchanges"
  | "chatBugs"
  | "commandBatches"
  | "changeSets"
  | "attempts"
  | "problems"
  | "clock"
  | "newId"
>;

/** Closes a conversation and begins a new one with a summary of it. */
export async function handOffConversation(
  deps: HandoffDeps,
  input: ConversationInput,
  actor: Actor,
): Promise<HandedOff> {
  const parent = await changeConversation(
    deps,
    input,
    async (present) => {
      if (present.isClosed) throw conversationClosed();
      const [last] = (await deps.exchanges.list(present.id, { limit: 1 })).items;
      if (last && last.finishedAt === null) throw stillAnswering(last.id);
      return { isClosed: true, offer: null };
    },
    actor,
  );
  const child = await childOf(deps, parent);
  await deps.conversations.create(child);
  return { conversation: conversationSummary(child), prefill: pendingTasksText(parent.todos) };
}

async function childOf(deps: HandoffDeps, parent: Conversation): Promise<Conversation> {
  const { id: conversationId, unitId, unitType, userId } = parent;
  const [exchanges, bugs, changedFiles, batches] = await Promise.all([
    listAllExchanges(deps, conversationId),
    deps.chatBugs.list({ conversationId, limit: MAX_PAGE_SIZE }),
    changedFilesOf(deps, parent),
    deps.commandBatches.list(conversationId),
  ]);
  const summary = handoffText({
    conversation: parent,
    project: parent.title,
    exchanges,
    changedFiles,
    bugs: bugs.items.toReversed(),
    failedCommands: batches
      .toReversed()
      .flatMap(({ commands }) => commands)
      .filter(({ state }) => state === "failed"),
  });
  const given = { id: deps.newId(), userId, unitType, unitId, title: parent.title };
  return {
    ...newConversation(given, deps.clock.now().toISOString()),
    parentId: parent.id,
    summary,
    todos: parent.todos.filter(({ completed }) => !completed),
    contextUsed: contextUsedBy({ summary }, []),
    contextLimit: parent.contextLimit,
  };
}

/** What was changed since the conversation began, as the attempt's change history tells it. */
async function changedFilesOf(
  { changeSets, attempts }: Pick<Deps, "changeSets" | "attempts">,
  { unitType, unitId, createdAt }: Conversation,
): Promise<ChangedFile[]> {
  const attempt = unitType === "SolveProblem" ? await attempts.find(unitId) : null;
  if (!attempt) return [];
  const { items } = await changeSets.list(attempt.id, { limit: MAX_PAGE_SIZE });
  const since = items.filter(({ updatedAt }) => updatedAt >= createdAt);
  const totals = new Map<string, ChangeStats>();
  for (const { path, stats } of since.flatMap(({ files }) => files)) {
    totals.set(path, sumStats(totals.get(path) ?? noChange, stats));
  }
  return [...totals].map(([path, { added, removed, modified }]) => {
    return { path, added: added + modified, removed: removed + modified };
  });
}
