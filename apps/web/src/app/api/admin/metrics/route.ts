import { viewRecoveryMetrics, viewRecoveryMetricsInput } from "@foothold/core/recovery";
import { handle } from "#lib/handle.ts";
import { metricsAnswer, metricsView } from "#lib/views/recovery/metrics.ts";

export const GET = handle({
  roles: ["admin"],
  input: viewRecoveryMetricsInput,
  output: metricsAnswer,
  limit: "search",
  run: viewRecoveryMetrics,
  view: metricsView,
});
