import { z } from "zod";

export const chatBugTypes = [
  "truncated",
  "repaired-json",
  "legacy-format",
  "blocked-change",
  "malformed-diff",
  /** A learner says that an answer was bad. */
  "bad-answer",
  "other",
] as const;
export const chatBugTypeSchema = z.enum(chatBugTypes);
export type ChatBugType = z.infer<typeof chatBugTypeSchema>;

/** Something that was wrong with a reply. */
export const chatBugSchema = z.object({
  type: chatBugTypeSchema,
  by: z.enum(["script", "learner"]),
  what: z.string(),
  exchangeId: z.string(),
  at: z.iso.datetime(),
});
export type ChatBug = z.infer<typeof chatBugSchema>;
