import type { StopSignal } from "../entities/coach/text-model.ts";
import type { RunOutcome, RunRequest, TraceRequest } from "../entities/runs/run.ts";
import type { Trace } from "../entities/runs/trace.ts";

/**
 * What the program did is a value; only our own outage rejects, as `runner-unavailable` or `runner-busy`, and a
 * signal that fires, as `run-cancelled`: the program is then ended, or never begun.
 */
export type Runner = {
  run(request: RunRequest, signal?: StopSignal): Promise<RunOutcome>;
  trace(request: TraceRequest, signal?: StopSignal): Promise<Trace>;
};
