import { z } from "zod";
import { stuckRules } from "../stuck/stuck-config.ts";

const count = z.int().min(1).max(1_000).optional();

/** The rules about being stuck and recovering that an admin sets, for everybody or for a class. Missing ones are inherited. */
export const recoverySettingSchema = z.object({
  progressThreshold: z.number().min(0).max(1).optional(),
  warnAfter: count,
  stuckAfter: count,
  sameFailures: z.int().min(2).max(1_000).optional(),
  rule: z.enum(stuckRules).optional(),
  failures: count,
  failuresAmong: count,
  iterationsWithoutCompletion: count,
  returns: count,
  returnsAmong: count,
  promptMutations: z.int().min(0).max(5).optional(),
  branchExploration: z.boolean().optional(),
  branchCount: z.int().min(1).max(3).optional(),
  branchBudget: z.int().min(1).max(100).optional(),
  totalRecoveryBudget: z.int().min(1).max(1_000).optional(),
});
export type RecoverySetting = z.infer<typeof recoverySettingSchema>;
export type Knob = keyof RecoverySetting;

/** The rules that hold after inheritance: every knob has a value. */
export const everyKnobSchema = recoverySettingSchema.required();
export type EveryKnob = z.infer<typeof everyKnobSchema>;

export const storedRecoverySettingSchema = z.object({
  /** Null for the setting of everybody. */
  classId: z.string().nullable(),
  setting: recoverySettingSchema,
  /** 0 if nothing was ever changed. */
  version: z.int().min(0),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type StoredRecoverySetting = z.infer<typeof storedRecoverySettingSchema>;

export function untouchedRecoverySetting(classId: string | null): StoredRecoverySetting {
  return { classId, setting: {}, version: 0, changedAt: null, changedBy: null };
}
