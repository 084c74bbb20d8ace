import { listToldEvents } from "../../../attempt/story/list-told-events.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { loadLearnerAttempt } from "../../../classroom/load-learner-attempt.ts";
import type { RecoveryStory } from "../../../classroom/recovery-moments.ts";
import { type Timeline, tellTimeline } from "../../../classroom/tell-timeline.ts";
import type { AttemptEvent } from "../../../entities/attempt/attempt-event.ts";
import type { Comment } from "../../../entities/classroom/comment.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export type AttemptTimeline = Timeline & {
  learner: { id: string; name: string };
  problem: { slug: string; title: string };
  language: string;
  comments: Comment[];
};

/** A learner's attempt, moment by moment, for their instructor. */
export async function viewAttemptTimeline(
  deps: Pick<
    Deps,
    | "attempts"
    | "classes"
    | "audit"
    | "people"
    | "problems"
    | "recoveries"
    | "escalations"
    | "comments"
    | "conversations"
    | "stuckConfig"
  >,
  input: { attemptId: string },
  actor: Actor,
): Promise<AttemptTimeline> {
  const attempt = await loadLearnerAttempt(deps, input, actor);
  const [events, learner, problem, comments] = await Promise.all([
    listToldEvents(deps, attempt),
    deps.people.find(attempt.userId),
    findProblem(deps, attempt.problemSlug).catch(() => null),
    deps.comments.ofAttempt(attempt.id),
  ]);
  const recoveries = await Promise.all(recoveryIds(events).map((id) => recoveryStory(deps, id)));
  return {
    ...tellTimeline(events, {
      recoveries,
      stuckConfig: deps.stuckConfig,
      misreadings: problem?.misreadings,
    }),
    learner: { id: attempt.userId, name: learner?.name ?? "" },
    problem: { slug: attempt.problemSlug, title: problem?.title ?? attempt.problemSlug },
    language: attempt.language,
    comments,
  };
}

async function recoveryStory(
  { recoveries, escalations }: Pick<Deps, "recoveries" | "escalations">,
  id: string,
): Promise<RecoveryStory> {
  const [recovery, steps, escalation] = await Promise.all([
    recoveries.find(id),
    recoveries.steps(id),
    escalations.ofRecovery(id),
  ]);
  return { recovery, steps, escalation };
}

function recoveryIds(events: readonly AttemptEvent[]): string[] {
  const ids = events.flatMap((event) =>
    event.type === "recovery-begun" ? [event.details.recoveryId] : [],
  );
  return [...new Set(ids)];
}
