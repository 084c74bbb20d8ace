import type { StopSignal } from "../entities/coach/text-model.ts";
import type { RunOutcome, RunRequest, TraceRequest } from "../entities/runs/run.ts";
import type { QueuePlace, RunQueue } from "../entities/runs/run-queue.ts";
import type { Trace } from "../entities/runs/trace.ts";

/** Called soon after a run has to wait, and again when its place has changed; not for a run that starts at once. */
export type OnWaiting = (place: QueuePlace) => void;

/**
 * Resolves with whatever the program did. Rejects only for our own outage (`runner-unavailable`, `runner-busy`), for a
 * requester who has too many runs already (`too-many-runs`), the last two with `retryAfterSeconds`, or when the signal
 * fires (`run-cancelled`): then the program is stopped, or not started.
 */
export type Runner = {
  run(request: RunRequest, signal?: StopSignal, onWaiting?: OnWaiting): Promise<RunOutcome>;
  trace(request: TraceRequest, signal?: StopSignal, onWaiting?: OnWaiting): Promise<Trace>;
};

/** For whoever asks instead of being called: the whole queue, and the places of one requester's runs, the next first. */
export type RunQueues = {
  queue(): RunQueue;
  places(requester: string): QueuePlace[];
};
