import { z } from "zod";

/** A file's text before and after a command, or null where there was or is no file. */
export const commandChangeSchema = z.object({
  path: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type CommandChange = z.infer<typeof commandChangeSchema>;

export const batchCommandSchema = z.object({
  command: z.string(),
  description: z.string().nullable(),
  state: z.enum(["waiting", "running", "succeeded", "failed", "skipped"]),
  /** The reply that proposed it, and its position there. */
  proposedBy: z
    .object({ exchangeId: z.string(), place: z.number().int().min(0) })
    .nullable()
    .default(null),
  /** True if the coach added it while the batch was running. */
  isInserted: z.boolean(),
  /** Null until it has run. */
  exitCode: z.number().int().nullable(),
  /** The beginning of what it printed. */
  output: z.string(),
  /** The size of the whole output. */
  outputBytes: z.number().int().min(0),
  /** The position of its change set in the history; null if it changed nothing. */
  changePosition: z.number().int().nullable(),
  /** True once the coach was told how it ended, or need not be told. */
  isTold: z.boolean(),
  /** The exchange in which the coach was told. */
  exchangeId: z.string().nullable(),
});
export type BatchCommand = z.infer<typeof batchCommandSchema>;

/** What the coach says after a command. */
export const batchVerdictSchema = z.object({
  decision: z.enum(["continue", "stop", "command"]),
  why: z.string(),
});
export type BatchVerdict = z.infer<typeof batchVerdictSchema>;

/** Commands of one reply that run one after the other. */
export const commandBatchViewSchema = z.object({
  id: z.string().min(1),
  conversationId: z.string().min(1),
  /** The exchange whose reply proposed the commands. */
  exchangeId: z.string().min(1),
  /** `paused`: the coach said stop. `stopped`: the learner did. Either can be resumed. */
  status: z.enum(["running", "paused", "stopped", "done"]),
  commands: z.array(batchCommandSchema),
  /** The coach's last verdict. */
  verdict: batchVerdictSchema.nullable(),
  version: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CommandBatchView = z.infer<typeof commandBatchViewSchema>;

export const commandBatchSchema = commandBatchViewSchema.extend({
  /** How many commands ran without a click just before this batch, over several replies. */
  chained: z.number().int().min(0),
  commands: z.array(
    batchCommandSchema.extend({
      /** A key chosen by the tab that runs it. Reports of other tabs are ignored. */
      runKey: z.string().nullable(),
      /** Its changes until they are saved, so that they are not lost if the server dies in between. */
      unsaved: z.array(commandChangeSchema),
    }),
  ),
});
export type CommandBatch = z.infer<typeof commandBatchSchema>;
export type StoredCommand = CommandBatch["commands"][number];
