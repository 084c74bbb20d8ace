import { defaultRecoveryConfig, recoveryConfigSchema } from "@foothold/core/recovery";
import { defaultStuckConfig, stuckConfigSchema } from "@foothold/core/stuck";
import { z } from "zod";
import { countVariable } from "./count-variable.ts";

const { branchCount } = defaultRecoveryConfig;
const { failuresAmong, loop, ...stuck } = defaultStuckConfig;

/** When a learner counts as stuck, and the limits of a recovery. */
export const stuckVariables = {
  STUCK_PROGRESS_THRESHOLD: z.coerce.number().min(0).max(1).default(stuck.progressThreshold),
  STUCK_WARN_AFTER: countVariable(stuck.warnAfter),
  STUCK_AFTER: countVariable(stuck.stuckAfter),
  /** As many as STUCK_AFTER where it is not set. */
  STUCK_SAME_FAILURES: z.coerce.number().int().min(2).optional(),
  STUCK_RULE: z.enum(["calm", "letter"]).default(stuck.rule),
  /** Where it is not set: 3, or as many as STUCK_AFTER if that is more. */
  STUCK_FAILURES: z.coerce.number().int().positive().optional(),
  STUCK_FAILURES_AMONG: countVariable(failuresAmong.last),
  STUCK_WITHOUT_COMPLETION: countVariable(stuck.iterationsWithoutCompletion),
  STUCK_RETURNS: countVariable(loop.returns),
  STUCK_RETURNS_AMONG: countVariable(loop.last),
  RECOVERY_BUDGET: countVariable(defaultRecoveryConfig.totalRecoveryBudget),
  RECOVERY_MUTATIONS: z.coerce.number().int().min(0).default(defaultRecoveryConfig.promptMutations),
  RECOVERY_BRANCH_EXPLORATION: z
    .enum(["on", "off"])
    .default(defaultRecoveryConfig.branchExploration ? "on" : "off"),
  RECOVERY_BRANCH_COUNT: z.coerce.number().int().min(1).max(3).default(branchCount),
  RECOVERY_BRANCH_BUDGET: countVariable(defaultRecoveryConfig.branchBudget),
};

type Values = z.infer<z.ZodObject<typeof stuckVariables>>;

export const stuckFrom = (values: Values) => ({
  stuckConfig: stuckConfigSchema.parse({
    progressThreshold: values.STUCK_PROGRESS_THRESHOLD,
    warnAfter: values.STUCK_WARN_AFTER,
    stuckAfter: values.STUCK_AFTER,
    sameFailures: values.STUCK_SAME_FAILURES ?? Math.max(2, values.STUCK_AFTER),
    rule: values.STUCK_RULE,
    failuresAmong: {
      failures: values.STUCK_FAILURES ?? Math.max(failuresAmong.failures, values.STUCK_AFTER),
      last: values.STUCK_FAILURES_AMONG,
    },
    iterationsWithoutCompletion: values.STUCK_WITHOUT_COMPLETION,
    loop: { returns: values.STUCK_RETURNS, last: values.STUCK_RETURNS_AMONG },
  }),
  recoveryConfig: recoveryConfigSchema.parse({
    totalRecoveryBudget: values.RECOVERY_BUDGET,
    promptMutations: values.RECOVERY_MUTATIONS,
    branchExploration: values.RECOVERY_BRANCH_EXPLORATION === "on",
    branchCount: values.RECOVERY_BRANCH_COUNT,
    branchBudget: values.RECOVERY_BRANCH_BUDGET,
  }),
});
