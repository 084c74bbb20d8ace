import { z } from "zod";
import { modelProviders } from "../coach/text-model.ts";
import { recoveryStages } from "./recovery.ts";

/** `escalated`: a human was asked, but the episode ended before that helped. `abandoned`: the learner left or skipped the step. */
export const episodeOutcomes = [
  "recovered-alone",
  "recovered-with-help",
  "dismissed",
  "abandoned",
  "escalated",
] as const;
export type EpisodeOutcome = (typeof episodeOutcomes)[number];

/** Every kind of help: what a learner can ask for, and the stages of a recovery. */
export const episodeHelps = [
  "hint",
  "nudge",
  "checkpoint",
  "rescue",
  "conversation",
  ...recoveryStages,
] as const;
export type EpisodeHelp = (typeof episodeHelps)[number];

export const resolvedBySchema = z.object({
  help: z.enum(episodeHelps),
  /** Who really worded a recovery's stage; null if a human did, or if the learner asked for the help. */
  provider: z.enum(["built-in", ...modelProviders]).nullable(),
});
export type ResolvedBy = z.infer<typeof resolvedBySchema>;

/** One time that a learner is stuck, from detection to outcome, whether or not help was taken. */
export const episodeSchema = z.object({
  id: z.string().min(1),
  attemptId: z.string().min(1),
  userId: z.string().min(1),
  problemSlug: z.string().min(1),
  /** `stuck`: the detector said so. `asked`: the learner asked for a recovery before it did. */
  trigger: z.enum(["stuck", "asked"]),
  reason: z.string().nullable(),
  situation: z.string(),
  /** The attempt's version when it was detected. */
  detectedVersion: z.number().int().min(1),
  detectedAt: z.iso.datetime(),
  /** Null as long as the learner has not taken up the offer of a recovery. */
  recoveryId: z.string().nullable(),
  /** What the learner asked for since, oldest first. */
  helps: z.array(z.object({ help: z.enum(episodeHelps), at: z.iso.datetime() })),
  /** Null while the learner is still stuck. */
  outcome: z.enum(episodeOutcomes).nullable(),
  resolvedBy: resolvedBySchema.nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type Episode = z.infer<typeof episodeSchema>;
