import { type RecoveryMetrics, recoveryMetricsSchema } from "@foothold/core/classroom";
import { recoveryStages } from "@foothold/core/recovery";
import { z } from "zod";

const { from, triggers, successes, iterations } = recoveryMetricsSchema.shape;

/** The metrics under the names that API clients use. */
export const metricsAnswer = z.object({
  from,
  recovery_triggers: triggers,
  recovery_success: successes,
  stage_success: z.record(z.enum(recoveryStages), successes),
  recovery_iterations: iterations,
});

export function metricsView(metrics: RecoveryMetrics): z.infer<typeof metricsAnswer> {
  const byStage = metrics.stages.map((each) => [each.stage, each.successes]);
  return {
    from: metrics.from,
    recovery_triggers: metrics.triggers,
    recovery_success: metrics.successes,
    stage_success: Object.fromEntries(byStage),
    recovery_iterations: metrics.iterations,
  };
}
