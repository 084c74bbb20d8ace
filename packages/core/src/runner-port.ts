import type { RunOutcome, RunRequest, TraceRequest } from "./entities/run.ts";
import type { Trace } from "./entities/trace.ts";

/** What the program did is a value; only our own outage rejects, as `runner-unavailable` or `runner-busy`. */
export type Runner = {
  run(request: RunRequest): Promise<RunOutcome>;
  trace(request: TraceRequest): Promise<Trace>;
};
