import { z } from "zod";
import { modelProviders } from "../coach/text-model.ts";

/**
 * The stages, in order: guidance that helped others, the goal in other words, a stronger voice, several approaches at
 * once, a human.
 */
export const recoveryStages = ["guidance", "mutation", "model", "branches", "human"] as const;
export const recoveryStageSchema = z.enum(recoveryStages);
export type RecoveryStage = z.infer<typeof recoveryStageSchema>;

export const mutations = ["rephrase", "decompose", "constrain", "examples", "negative"] as const;
export type Mutation = (typeof mutations)[number];

export const branchIds = ["bottom-up", "research-first", "constrained"] as const;
export type BranchId = (typeof branchIds)[number];

export const voiceNameSchema = z.object({
  provider: z.enum(["built-in", ...modelProviders]),
  model: z.string().min(1),
});
export type VoiceName = z.infer<typeof voiceNameSchema>;

export const stepOutcomeSchema = z.enum(["pending", "helped", "not-helped"]);

/** One thing that was tried. Its key does not depend on who tries it, so that it is tried and paid for once. */
export const recoveryStepSchema = z.object({
  recoveryId: z.string().min(1),
  key: z.string().min(1),
  position: z.number().int().min(1),
  stage: recoveryStageSchema,
  /** The mutation, the branch, the voice or the guidance. */
  strategy: z.string(),
  /** From 1; a branch refines its text in rounds. */
  round: z.number().int().min(1),
  voice: voiceNameSchema.nullable(),
  status: z.enum(["begun", "done", "refused"]),
  text: z.string().nullable(),
  /** How good the text is as guidance, 0 to 1; null when it was not scored. */
  score: z.number().min(0).max(1).nullable(),
  /** The authored voice wrote it instead of the one that was asked. */
  isFallback: z.boolean(),
  shown: z.boolean(),
  outcome: stepOutcomeSchema.nullable(),
  begunAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});
export type RecoveryStep = z.infer<typeof recoveryStepSchema>;

export const recoveryStatuses = [
  "running",
  "waiting",
  "awaiting-human",
  "recovered",
  "stopped",
  "exhausted",
] as const;

export const recoverySchema = z.object({
  id: z.string().min(1),
  attemptId: z.string().min(1),
  userId: z.string().min(1),
  problemSlug: z.string().min(1),
  patterns: z.array(z.string()),
  /** `stuck`: the detector offered it. `asked`: the learner asked for it. */
  trigger: z.enum(["stuck", "asked"]),
  reason: z.string().nullable(),
  situation: z.string(),
  goal: z.string(),
  status: z.enum(recoveryStatuses),
  /** The stage of the step shown last. */
  stage: recoveryStageSchema.nullable(),
  /** The attempt's version when a step was shown last; later events are the reaction to it. */
  shownVersion: z.number().int().min(0),
  iterations: z.number().int().min(0),
  version: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type Recovery = z.infer<typeof recoverySchema>;
