import { type AttemptInput, attemptInput, loadAttempt } from "../../attempt/load/load-attempt.ts";
import { recordDecided } from "../../attempt/moves/record-event.ts";
import { requireEither } from "../../attempt/moves/require-move.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Recovery } from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import { guidanceGoal } from "../../recovery/guidance-goal.ts";
import type { RecoveryView } from "../../recovery/view/recovery-view.ts";
import { lastSituation, stuckView } from "../../stuck/stuck-view.ts";
import { type ViewRecoveryDeps, viewRecovery } from "./view-recovery.ts";

export const beginRecoveryInput = attemptInput;

/** The learner accepts the offer of help or asks for it. An open recovery is continued. */
export async function beginRecovery(
  deps: ViewRecoveryDeps & Pick<Deps, "newId" | "jobs">,
  input: AttemptInput,
  actor: Actor,
): Promise<{ recovery: RecoveryView | null }> {
  const attempt = requireEither(await loadAttempt(deps, input, actor), "stuck-action");
  const recovery = await openRecovery(deps, attempt, actor);
  await deps.jobs.enqueue({ kind: "recovery", recoveryId: recovery.id });
  return viewRecovery(deps, { attemptId: attempt.id }, actor);
}

export async function openRecovery(
  deps: Pick<Deps, "attempts" | "problems" | "recoveries" | "clock" | "newId" | "rules">,
  attempt: AnyAttempt,
  actor: Actor,
): Promise<Recovery> {
  const latest = await deps.recoveries.latest(attempt.id);
  if (latest && latest.endedAt === null) return latest;
  const problem = await findProblem(deps, attempt.problemSlug);
  const { stuck } = await deps.rules.of(attempt.userId);
  const { state, reason } = stuckView(attempt, stuck);
  const at = deps.clock.now().toISOString();
  const situation = lastSituation(attempt.stuckTrail);
  const recovery = await deps.recoveries.open({
    id: deps.newId(),
    attemptId: attempt.id,
    userId: attempt.userId,
    problemSlug: problem.slug,
    patterns: problem.patterns,
    trigger: state === "STUCK" ? "stuck" : "asked",
    reason,
    situation,
    goal: guidanceGoal({ problem, attempt }),
    status: "running",
    stage: null,
    shownVersion: attempt.version,
    iterations: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
    endedAt: null,
  });
  const details = { recoveryId: recovery.id, situation };
  await recordDecided(
    deps,
    attempt,
    (present) => {
      requireEither(present, "stuck-action");
      return { type: "recovery-begun", details };
    },
    actor,
  );
  return recovery;
}
