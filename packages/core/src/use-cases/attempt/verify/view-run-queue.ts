import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { RunQueue } from "../../../entities/runs/run-queue.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { QueuePlace } from "../../../ports/runs.ts";

export const viewRunQueueInput = attemptInput.pick({ attemptId: true });

export type RunQueueView = {
  /** Where the learner's next waiting run stands; null where none waits. */
  place: QueuePlace | null;
  queue: Pick<RunQueue, "waiting" | "expectedWaitMs">;
};

/** For the page of somebody who waits for a run. How many programs run is left out: it would tell how long one takes. */
export async function viewRunQueue(
  deps: Pick<Deps, "attempts" | "probes">,
  input: { attemptId: string },
  actor: Actor,
): Promise<RunQueueView> {
  const { userId } = await loadAttempt(deps, input, actor);
  const [place = null] = deps.probes.places(userId);
  const { waiting, expectedWaitMs } = deps.probes.queue();
  return { place, queue: { waiting, expectedWaitMs } };
}
