import { defaultRecoveryConfig, recoveryConfigSchema } from "@foothold/core/recovery";
import { defaultStuckConfig, stuckConfigSchema } from "@foothold/core/stuck";
import { z } from "zod";

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const { failuresAmong, loop, ...stuck } = defaultStuckConfig;

/** When a learner counts as stuck, and the limits of a recovery. */
export const stuckVariables = {
  STUCK_PROGRESS_THRESHOLD: z.coerce.number().min(0).max(1).default(stuck.progressThreshold),
  STUCK_WARN_AFTER: count(stuck.warnAfter),
  STUCK_AFTER: count(stuck.stuckAfter),
  STUCK_FAILURES: count(failuresAmong.failures),
  STUCK_FAILURES_AMONG: count(failuresAmong.last),
  STUCK_WITHOUT_COMPLETION: count(stuck.iterationsWithoutCompletion),
  STUCK_RETURNS: count(loop.returns),
  STUCK_RETURNS_AMONG: count(loop.last),
  RECOVERY_BUDGET: count(defaultRecoveryConfig.totalRecoveryBudget),
  RECOVERY_MUTATIONS: z.coerce.number().int().min(0).default(defaultRecoveryConfig.promptMutations),
  RECOVERY_BRANCH_BUDGET: count(defaultRecoveryConfig.branchBudget),
};

type Values = z.infer<z.ZodObject<typeof stuckVariables>>;

export const stuckFrom = (values: Values) => ({
  stuckConfig: stuckConfigSchema.parse({
    progressThreshold: values.STUCK_PROGRESS_THRESHOLD,
    warnAfter: values.STUCK_WARN_AFTER,
    stuckAfter: values.STUCK_AFTER,
    failuresAmong: { failures: values.STUCK_FAILURES, last: values.STUCK_FAILURES_AMONG },
    iterationsWithoutCompletion: values.STUCK_WITHOUT_COMPLETION,
    loop: { returns: values.STUCK_RETURNS, last: values.STUCK_RETURNS_AMONG },
  }),
  recoveryConfig: recoveryConfigSchema.parse({
    totalRecoveryBudget: values.RECOVERY_BUDGET,
    promptMutations: values.RECOVERY_MUTATIONS,
    branchBudget: values.RECOVERY_BRANCH_BUDGET,
  }),
});
