import type { RunOutcome, RunRequest, Trace, TraceRequest } from "./entities/run.ts";

/** What the program did is the answer; only our own outage throws (`runner-unavailable`, `runner-busy`). */
export type Runner = {
  run(request: RunRequest): Promise<RunOutcome>;
  trace(request: TraceRequest): Promise<Trace>;
};
