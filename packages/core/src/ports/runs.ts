import type { StopSignal } from "../entities/coach/text-model.ts";
import type { RunOutcome, RunRequest, TraceRequest } from "../entities/runs/run.ts";
import type { Trace } from "../entities/runs/trace.ts";

/** Where a run stands that waits for its turn. */
export type QueuePlace = {
  /** How many runs start before it. */
  before: number;
  /** About how long until it starts, by how long the last runs took. */
  expectedWaitMs: number;
};

/** Called soon after a run has to wait, and again when its place has changed; not for a run that starts at once. */
export type OnWaiting = (place: QueuePlace) => void;

/**
 * What the program did is a value. Rejects only for our own outage (`runner-unavailable`, `runner-busy`), for a
 * requester who has too many runs already (`too-many-runs`), the last two with `retryAfterSeconds`; and for a
 * signal that fires (`run-cancelled`): the program is then ended, or never begun.
 */
export type Runner = {
  run(request: RunRequest, signal?: StopSignal, onWaiting?: OnWaiting): Promise<RunOutcome>;
  trace(request: TraceRequest, signal?: StopSignal, onWaiting?: OnWaiting): Promise<Trace>;
};

export type RunQueue = {
  running: number;
  waiting: number;
  /** How long the run that has waited longest has waited. */
  longestWaitMs: number;
  /** How long a requester who comes now would wait. */
  expectedWaitMs: number;
};

export const emptyQueue: RunQueue = {
  running: 0,
  waiting: 0,
  longestWaitMs: 0,
  expectedWaitMs: 0,
};

/** For whoever asks instead of being called: the whole queue, and the places of one requester's runs, the next first. */
export type RunQueues = {
  queue(): RunQueue;
  places(requester: string): QueuePlace[];
};
