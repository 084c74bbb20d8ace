import { settleAbandoned } from "@foothold/core/chat";
import type { Deps } from "@foothold/core/deps";
import type { JobHandlers } from "@foothold/core/jobs";
import { recordJobFailure } from "@foothold/core/people";
import { advanceRecovery, endLeftEpisodes, enqueueDueRecoveries } from "@foothold/core/recovery";
import { enqueueDuePlans, workOnPlan } from "@foothold/core/subtasks";

export function jobHandlers(deps: Deps): JobHandlers {
  return {
    recovery: ({ recoveryId }) =>
      recordJobFailure(deps, { kind: "recovery", subject: recoveryId }, () =>
        advanceRecovery(deps, { recoveryId }),
      ),
    subtasks: (item) =>
      recordJobFailure(deps, { kind: "subtasks", subject: item.planId }, () =>
        workOnPlan(deps, item),
      ),
  };
}

/** Work that no job is queued for: finishing what a killed instance left, and ending episodes of learners who left. */
export async function sweep(deps: Deps): Promise<void> {
  const parts = {
    recoveries: enqueueDueRecoveries,
    plans: enqueueDuePlans,
    exchanges: settleAbandoned,
    episodes: endLeftEpisodes,
  };
  const done = await Promise.allSettled(
    Object.entries(parts).map(([subject, work]) =>
      recordJobFailure(deps, { kind: "sweep", subject }, async () => void (await work(deps))),
    ),
  );
  const failures = done.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  if (failures.length > 1) throw new AggregateError(failures, "Several parts of a sweep failed.");
  if (failures.length === 1) throw failures[0];
}
