import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import type { ChangeSet } from "../../../entities/attempt/change-set.ts";
import { MAX_STORED_INTEGER } from "../../../entities/fields/stored-integer.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";

export const viewChangeInput = attemptInput.pick({ attemptId: true }).extend({
  position: z.coerce.number().int().min(1).max(MAX_STORED_INTEGER),
});
export type ViewChange = z.infer<typeof viewChangeInput>;

export async function viewChange(
  deps: Pick<Deps, "attempts" | "changeSets">,
  { attemptId, position }: ViewChange,
  actor: Actor,
): Promise<ChangeSet> {
  const attempt = await loadAttempt(deps, { attemptId }, actor);
  const changeSet = await deps.changeSets.find(attempt.id, position);
  if (!changeSet) throw new AppError("not-found", `There is no change ${position}.`);
  return changeSet;
}
