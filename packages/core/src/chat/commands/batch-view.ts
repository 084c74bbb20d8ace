import { z } from "zod";
import {
  type CommandBatch,
  type CommandBatchView,
  commandBatchViewSchema,
} from "../../entities/chat/command-batch.ts";

/** What a page may see of a batch: without the keys of tabs and the unsaved texts. */
export const batchView = (batch: CommandBatch): CommandBatchView =>
  commandBatchViewSchema.parse(batch);

export const batchAnswerSchema = z.object({ batch: commandBatchViewSchema });
export type BatchAnswer = z.infer<typeof batchAnswerSchema>;
