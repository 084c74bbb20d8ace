import { z } from "zod";
import { changeStatsSchema } from "../attempt/change-set.ts";

/** Why a proposed change cannot be applied. */
export const blockReasons = [
  "cut-reply",
  "malformed-diff",
  "no-effect",
  "wrong-context",
  "twice",
  "too-many",
  "refused-path",
  "wrong-test",
  "gives-away",
  "changes-results",
  "not-now",
  "not-checked",
] as const;
export const blockReasonSchema = z.enum(blockReasons);
export type BlockReason = z.infer<typeof blockReasonSchema>;

/** A proposed change of one file, with the file's text before and after it. */
export const proposalSchema = z.object({
  path: z.string(),
  note: z.string().nullable(),
  state: z.enum(["open", "applied", "discarded", "blocked"]),
  blocked: z.object({ reason: blockReasonSchema, why: z.string() }).nullable(),
  /** The text that the coach read; null if the file did not exist. */
  oldContent: z.string().nullable(),
  /** Null if the change deletes the file. */
  newContent: z.string().nullable(),
  stats: changeStatsSchema,
  /** Whether it may be applied without a click. */
  mayApplyItself: z.boolean(),
});
export type Proposal = z.infer<typeof proposalSchema>;
