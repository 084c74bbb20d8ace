import { type RecoveryMetrics, recoveryMetricsSchema } from "@foothold/core/classroom";
import { episodeOutcomes, recoveryStages } from "@foothold/core/recovery";
import { z } from "zod";

const { from, episodes, triggers, successes, iterations } = recoveryMetricsSchema.shape;

/** The metrics under the names that API clients use. */
export const metricsAnswer = z.object({
  from,
  recovery_triggers: triggers,
  recovery_success: successes,
  stage_success: z.record(z.enum(recoveryStages), successes),
  recovery_iterations: iterations,
  /** Every time somebody was stuck, and how many of them ended how. */
  episodes,
  episode_outcomes: z.record(z.enum(episodeOutcomes), episodes),
});

export function metricsView(metrics: RecoveryMetrics): z.infer<typeof metricsAnswer> {
  const byStage = metrics.stages.map((each) => [each.stage, each.successes]);
  const byOutcome = metrics.outcomes.map((each) => [each.outcome, each.episodes]);
  return {
    from: metrics.from,
    recovery_triggers: metrics.triggers,
    recovery_success: metrics.successes,
    stage_success: Object.fromEntries(byStage),
    recovery_iterations: metrics.iterations,
    episodes: metrics.episodes,
    episode_outcomes: Object.fromEntries(byOutcome),
  };
}
