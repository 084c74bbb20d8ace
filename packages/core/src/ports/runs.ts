import type { StopSignal } from "../entities/coach/text-model.ts";
import type { RunOutcome, RunRequest, TraceRequest } from "../entities/runs/run.ts";
import type { QueuePlace, RunQueue } from "../entities/runs/run-queue.ts";
import type { Trace } from "../entities/runs/trace.ts";

/** Called soon after a run has to wait, and when its place changes; not for a run that starts at once. */
export type OnWaiting = (place: QueuePlace) => void;

/**
 * Resolves with whatever the program did. Rejects only for our own outage (`runner-unavailable`, `runner-busy`), for a
 * requester with too many runs (`too-many-runs`), or when the signal fires (`run-cancelled`): then the program is
 * stopped or never started. `runner-busy` and `too-many-runs` have `retryAfterSeconds`.
 */
export type Runner = {
  run(request: RunRequest, signal?: StopSignal, onWaiting?: OnWaiting): Promise<RunOutcome>;
  trace(request: TraceRequest, signal?: StopSignal, onWaiting?: OnWaiting): Promise<Trace>;
};

/** The queue for callers that poll: the whole of it, and the places of one requester's runs, the next one first. */
export type RunQueues = {
  queue(): RunQueue;
  places(requester: string): QueuePlace[];
};
