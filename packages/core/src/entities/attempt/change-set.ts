import { z } from "zod";

export const changeSourceSchema = z.enum(["learner", "coach", "command", "rewind"]);
export type ChangeSource = z.infer<typeof changeSourceSchema>;

/** In lines; a line that replaces another counts as modified. */
export const changeStatsSchema = z.object({
  added: z.number().int().min(0),
  removed: z.number().int().min(0),
  modified: z.number().int().min(0),
});
export type ChangeStats = z.infer<typeof changeStatsSchema>;

export const changedFileOutlineSchema = z.object({
  path: z.string().min(1),
  stats: changeStatsSchema,
  isNewFile: z.boolean(),
  isDeleted: z.boolean().default(false),
});
export type ChangedFileOutline = z.infer<typeof changedFileOutlineSchema>;

/** null content: the file does not exist. */
export const changedFileSchema = changedFileOutlineSchema.extend({
  oldContent: z.string().nullable(),
  newContent: z.string().nullable(),
});
export type ChangedFile = z.infer<typeof changedFileSchema>;

export const changeSetSummarySchema = z.object({
  id: z.string().min(1),
  attemptId: z.string().min(1),
  /** 1 for the attempt's first change; 0 stands for the files before it. */
  position: z.number().int().min(1),
  /** The change set that this one builds on: the one before it or, for a rewind, its target. */
  parentChangeSetId: z.string().nullable(),
  /** The change set that this one takes back, if it takes back a single one. */
  undoesChangeSetId: z.string().nullable().default(null),
  source: changeSourceSchema,
  /** The exchange with the coach that proposed the change. */
  exchangeId: z.string().nullable().default(null),
  /** Without contents. */
  files: z.array(changedFileOutlineSchema).min(1),
  totalStats: changeStatsSchema,
  /** Whether the present files build on this change. */
  applied: z.boolean(),
  openedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The attempt's version that this change set was last written with. */
  attemptVersion: z.number().int().min(1),
});
export type ChangeSetSummary = z.infer<typeof changeSetSummarySchema>;

export const changeSetSchema = changeSetSummarySchema.extend({
  files: z.array(changedFileSchema).min(1),
});
export type ChangeSet = z.infer<typeof changeSetSchema>;

export type FileContents = Record<string, string>;
