import { z } from "zod";
import { listAllEvents } from "../../../attempt/load/list-all-events.ts";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { hasPredicted, laterProbe } from "../../../coach/predictions/later-prediction.ts";
import { openProbeSchema } from "../../../entities/attempt/attempt-payloads.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const viewLaterProbeInput = attemptInput.pick({ attemptId: true });
export type ViewLaterProbe = z.infer<typeof viewLaterProbeInput>;

export const viewedLaterProbeSchema = z.object({
  probe: openProbeSchema.nullable(),
  /** A prediction was right already, so words may be left out. */
  predicted: z.boolean(),
});
export type ViewedLaterProbe = z.infer<typeof viewedLaterProbeSchema>;

/** The prediction that can replace words; null when there is none. */
export async function viewLaterProbe(
  deps: Pick<Deps, "attempts" | "problems">,
  input: ViewLaterProbe,
  actor: Actor,
): Promise<ViewedLaterProbe> {
  const attempt = await loadAttempt(deps, input, actor);
  const problem = await findProblem(deps, attempt.problemSlug);
  const events = await listAllEvents(deps, attempt.id);
  return { probe: laterProbe(problem, attempt, events), predicted: hasPredicted(attempt, events) };
}
