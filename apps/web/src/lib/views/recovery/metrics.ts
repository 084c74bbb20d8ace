import type { RecoveryMetrics } from "@foothold/core/classroom";
import { recoveryStages } from "@foothold/core/recovery";
import { z } from "zod";

const count = z.number().int().min(0);

/** The metrics under the names that API clients use. */
export const metricsAnswer = z.object({
  from: z.iso.datetime(),
  recovery_triggers: count,
  recovery_success: count,
  stage_success: z.record(z.enum(recoveryStages), count),
  recovery_iterations: z.object({ total: count, mean: z.number().nullable(), most: count }),
});

export function metricsView(metrics: RecoveryMetrics): z.infer<typeof metricsAnswer> {
  const { from, triggers, successes, stages, iterations } = metrics;
  const byStage = stages.map(({ stage, successes: resolved }) => [stage, resolved]);
  return {
    from,
    recovery_triggers: triggers,
    recovery_success: successes,
    stage_success: Object.fromEntries(byStage),
    recovery_iterations: iterations,
  };
}
