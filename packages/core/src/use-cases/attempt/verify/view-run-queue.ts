import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { queuePlaceSchema, runQueueSchema } from "../../../entities/runs/run-queue.ts";
import type { Deps } from "../../../ports/deps.ts";

export const viewRunQueueInput = attemptInput.pick({ attemptId: true });

export const runQueueViewSchema = z.object({
  /** The place of the learner's next waiting run; null when none waits. */
  place: queuePlaceSchema.nullable(),
  queue: runQueueSchema.pick({ waiting: true, expectedWaitMs: true }),
});
export type RunQueueView = z.infer<typeof runQueueViewSchema>;

/** For a page that waits for a run. It leaves out how many programs run, which would reveal how long one takes. */
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
