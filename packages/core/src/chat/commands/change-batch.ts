import { z } from "zod";
import type { CommandBatch } from "../../entities/chat/command-batch.ts";
import type { Conversation } from "../../entities/chat/conversation.ts";
import type { Actor } from "../../entities/people/person.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { retryLostRace } from "../../ports/lost-race.ts";
import { conversationInput, loadConversation } from "../load-conversation.ts";

export const batchInput = conversationInput.extend({ batchId: z.string().min(1).max(100) });
export type BatchInput = z.infer<typeof batchInput>;

export const commandPlace = z.number().int().min(0).max(100);
export const runKey = z.string().min(1).max(100);

export type BatchDeps = Pick<Deps, "conversations" | "commandBatches" | "clock">;

export async function loadBatch(
  deps: Pick<Deps, "conversations" | "commandBatches">,
  { conversationId, batchId }: BatchInput,
  actor: Actor,
): Promise<{ conversation: Conversation; batch: CommandBatch }> {
  const conversation = await loadConversation(deps, { conversationId }, actor);
  const batch = await deps.commandBatches.find(batchId);
  if (batch?.conversationId !== conversation.id) {
    throw new AppError("not-found", "There are no such commands.");
  }
  return { conversation, batch };
}

/** Changes the actor's batch and saves it. After a lost race `change` is called again with the stored batch. */
export async function changeBatch(
  deps: BatchDeps,
  input: BatchInput,
  change: (present: CommandBatch) => CommandBatch,
  actor: Actor,
): Promise<CommandBatch> {
  return retryLostRace(
    async () => {
      const { batch } = await loadBatch(deps, input, actor);
      return { before: batch, after: change(batch) };
    },
    async ({ before, after }) => {
      if (after === before) return before;
      const updatedAt = deps.clock.now().toISOString();
      const saved = { ...after, version: before.version + 1, updatedAt };
      await deps.commandBatches.save(saved);
      return saved;
    },
  );
}

/** Records at the reply that proposed it that a command was run or skipped. */
export async function settleCommand(
  { exchanges }: Pick<Deps, "exchanges">,
  { commands }: CommandBatch,
  place: number,
): Promise<void> {
  const by = commands[place]?.proposedBy;
  if (by) await exchanges.settleCommand(by.exchangeId, by.place);
}

export function notNext(why: string): AppError {
  return new AppError("command-not-next", why, {
    suggestions: ["Reload the page to see how far the commands are."],
  });
}
