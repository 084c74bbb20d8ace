import type { StopSignal } from "@foothold/core/coach";
import { AppError } from "@foothold/core/errors";
import type { OnWaiting, QueuePlace, RunQueue } from "@foothold/core/runs";
import { waitText } from "@foothold/core/wait-text";
import { cancelledError, whenCancelled } from "../../drive/withdrawn.ts";
import { type Listening, tellPlaces } from "./tell-places.ts";
import { turns } from "./turns.ts";

export const maxRunningPerRequester = 2;
export const maxWaitingPerRequester = 4;
/** Foothold's own work: it waits its turn, but has no limit per person. */
export const ownWork = "";
const firstGuessMs = 500;

export type Asked = { requester: string; signal?: StopSignal; onWaiting?: OnWaiting };
type Waiting = Listening & { since: number; start(): void };
export type FairQueue = {
  /**
   * Runs the task when its turn comes. Refuses with `too-many-runs` when the requester has too many already, and with
   * `runner-busy` when too many wait. A waiting task leaves the queue when its signal fires.
   */
  run<Result>(asked: Asked, task: () => Promise<Result>): Promise<Result>;
  queue(): RunQueue;
  places(requester: string): QueuePlace[];
};

type Options = { maxRunning: number; maxWaiting: number; now?: () => number };

export function fairQueue(options: Options): FairQueue {
  const { maxRunning, maxWaiting, now = () => performance.now() } = options;
  const line = turns<Waiting>();
  const owners = new Map<Waiting, string>();
  let running = 0;
  let averageMs = firstGuessMs;

  const waitMs = (before: number): number => ((before + 1) * averageMs) / maxRunning;
  // Cached, because many may ask between two changes and get the same answer.
  let known: Waiting[] | undefined;
  function order(): Waiting[] {
    known ??= line.order(now(), averageMs);
    return known;
  }
  const placeAt = (before: number): QueuePlace => ({ before, expectedWaitMs: waitMs(before) });
  const tell = tellPlaces(() => order().map((each, before) => [each, placeAt(before)] as const));

  /** A person's second program never takes the last free place, so that somebody else can start. */
  function mayStart(requester: string, theirs: number): boolean {
    if (requester === ownWork || theirs === 0) return true;
    return theirs < maxRunningPerRequester && running < maxRunning - 1;
  }
  function startNext(): void {
    known = undefined;
    while (running < maxRunning) {
      const next = line.next(now(), mayStart);
      if (!next) break;
      owners.delete(next);
      running += 1;
      next.start();
    }
    if (owners.size > 0) tell();
  }
  function refuseTooMany(requester: string): void {
    const theirs = line.count(requester);
    const details = { ...theirs, queued: owners.size };
    const retryAfterSeconds = seconds(waitMs(line.peopleWaiting()));
    if (requester !== ownWork && theirs.waiting >= maxWaitingPerRequester) {
      throw new AppError(
        "too-many-runs",
        "Several of your programs are waiting to be run already.",
        {
          retryAfterSeconds,
          suggestions: [
            `Wait until one of them is done, about ${waitText(retryAfterSeconds)}, then run again.`,
          ],
          details,
        },
      );
    }
    if (owners.size >= maxWaiting) {
      throw new AppError(
        "runner-busy",
        "Many programs are waiting to be run. Try again in a moment.",
        {
          retryAfterSeconds: seconds(waitMs(owners.size)),
          details,
        },
      );
    }
  }
  async function turnOf({ requester, signal, onWaiting }: Asked): Promise<void> {
    let stopListening = (): void => undefined;
    await new Promise<void>((start, refuse) => {
      const one: Waiting = { since: now(), onWaiting, start };
      stopListening = whenCancelled(signal, () => {
        if (!line.remove(requester, one)) return;
        owners.delete(one);
        refuse(cancelledError());
        startNext();
      });
      owners.set(one, requester);
      line.add(requester, one);
      startNext();
    }).finally(() => stopListening());
  }
  /** A map lists its keys in the order of insertion. */
  function longestWaitMs(): number {
    const longest = owners.keys().next().value;
    return longest ? now() - longest.since : 0;
  }
  const places = (requester: string): QueuePlace[] =>
    order().flatMap((each, before) => (owners.get(each) === requester ? [placeAt(before)] : []));

  return {
    places,
    queue: () => ({
      running,
      waiting: owners.size,
      longestWaitMs: longestWaitMs(),
      expectedWaitMs: running < maxRunning ? 0 : waitMs(0),
    }),
    async run(asked, task) {
      if (asked.signal?.aborted) throw cancelledError();
      refuseTooMany(asked.requester);
      await turnOf(asked);
      const started = now();
      try {
        return await task();
      } finally {
        running -= 1;
        averageMs = averageMs * 0.9 + (now() - started) * 0.1;
        line.ended(asked.requester, now());
        startNext();
      }
    },
  };
}

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));
