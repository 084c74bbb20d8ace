import { type AttemptView, attemptView } from "../../../attempt/attempt-view.ts";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import { type ProblemView, problemView } from "../../../entities/catalog/problem-view.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { trailAfterRecovery } from "../../../stuck/trail-after-recovery.ts";

export const viewAttemptInput = attemptInput.pick({ attemptId: true });

export async function viewAttempt(
  deps: Pick<Deps, "attempts" | "problems" | "rules"> & Pick<Deps, "recoveries">,
  input: { attemptId: string },
  actor: Actor,
): Promise<{ attempt: AttemptView; problem: ProblemView }> {
  const attempt = await withRecoveryEnded(deps, await loadAttempt(deps, input, actor));
  const problem = await findProblem(deps, attempt.problemSlug);
  return {
    attempt: attemptView(attempt, await deps.rules.of(actor.userId)),
    problem: problemView(problem, seenIn(attempt)),
  };
}

function seenIn({ finishedAt, planPayload }: AnyAttempt) {
  return { done: finishedAt !== null, chosenPattern: planPayload?.chosenPattern ?? null };
}

/** The end of a recovery is not stored in the attempt, so it is looked up here. */
async function withRecoveryEnded(
  { recoveries }: Pick<Deps, "recoveries">,
  attempt: AnyAttempt,
): Promise<AnyAttempt> {
  const { stuckTrail } = attempt;
  const recovery = stuckTrail.recovery && (await recoveries.find(stuckTrail.recovery.id));
  return recovery ? { ...attempt, stuckTrail: trailAfterRecovery(stuckTrail, recovery) } : attempt;
}
