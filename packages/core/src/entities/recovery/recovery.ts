import { z } from "zod";
import { modelProviders } from "../coach/text-model.ts";

/** What is tried in turn: what helped others, the goal said anew, a stronger voice, several ways at once, a human. */
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

/** One thing that was tried. Its key is the same whoever tries it, so it is tried and paid for once. */
export const recoveryStepSchema = z.object({
  recoveryId: z.string().min(1),
  key: z.string().min(1),
  position: z.number().int().min(1),
  stage: recoveryStageSchema,
  /** The mutation, the branch, the voice or the guidance. */
  strategy: z.string(),
  /** From 1; a branch refines what it has in rounds. */
  round: z.number().int().min(1),
  voice: voiceNameSchema.nullable(),
  status: z.enum(["begun", "done", "refused"]),
  text: z.string().nullable(),
  /** How good the text is as guidance, 0 to 1; null where it was not judged. */
  score: z.number().min(0).max(1).nullable(),
  /** The authored voice stood in for the one that was asked for. */
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
  /** Whether the detector offered it or the learner asked by themselves. */
  trigger: z.enum(["stuck", "asked"]),
  reason: z.string().nullable(),
  situation: z.string(),
  goal: z.string(),
  status: z.enum(recoveryStatuses),
  /** The stage of what was shown last. */
  stage: recoveryStageSchema.nullable(),
  /** The attempt's version when something was shown last: what comes after it is what followed. */
  shownVersion: z.number().int().min(0),
  iterations: z.number().int().min(0),
  version: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type Recovery = z.infer<typeof recoverySchema>;
