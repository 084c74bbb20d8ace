import { stoppedBatch } from "../../../chat/commands/batch-after.ts";
import { type BatchAnswer, batchView } from "../../../chat/commands/batch-view.ts";
import {
  type BatchDeps,
  type BatchInput,
  batchInput,
  changeBatch,
} from "../../../chat/commands/change-batch.ts";
import type { CommandBatch } from "../../../entities/chat/command-batch.ts";
import type { Actor } from "../../../entities/people/person.ts";

export const stopBatchInput = batchInput;

/** Stops a batch for the learner. A command that is running has changed nothing yet and waits again. */
export async function stopBatch(
  deps: BatchDeps,
  input: BatchInput,
  actor: Actor,
): Promise<BatchAnswer> {
  return { batch: batchView(await changeBatch(deps, input, stoppedBatch, actor)) };
}

/** Stops a batch unless it has ended: only one batch of a conversation may run at a time. */
export async function stopOpenBatch(
  deps: BatchDeps,
  { id: batchId, conversationId, status }: CommandBatch,
  actor: Actor,
): Promise<void> {
  if (status === "done" || status === "stopped") return;
  await changeBatch(deps, { conversationId, batchId }, stoppedBatch, actor);
}
