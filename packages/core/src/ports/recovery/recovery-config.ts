import { z } from "zod";

export const recoveryConfigSchema = z.object({
  promptMutations: z.number().int().min(0).default(3),
  branchExploration: z.boolean().default(true),
  branchCount: z.number().int().min(1).max(3).default(3),
  /** Rounds for each branch. */
  branchBudget: z.number().int().min(1).default(10),
  totalRecoveryBudget: z.number().int().min(1).default(20),
});
export type RecoveryConfig = z.infer<typeof recoveryConfigSchema>;

export const defaultRecoveryConfig: RecoveryConfig = recoveryConfigSchema.parse({});
