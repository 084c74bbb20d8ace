import type { StopSignal } from "../entities/coach/text-model.ts";
import type { RunOutcome, RunRequest, TraceRequest } from "../entities/runs/run.ts";
import type { Trace } from "../entities/runs/trace.ts";

/**
 * Resolves with whatever the program did. Rejects only for our own outage (`runner-unavailable`, `runner-busy`) or when
 * the signal fires (`run-cancelled`): then the program is stopped, or not started.
 */
export type Runner = {
  run(request: RunRequest, signal?: StopSignal): Promise<RunOutcome>;
  trace(request: TraceRequest, signal?: StopSignal): Promise<Trace>;
};
