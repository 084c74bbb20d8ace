import { listToldEvents } from "../../../attempt/story/list-told-events.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { loadLearnerAttempt } from "../../../classroom/load-learner-attempt.ts";
import type { RecoveryStory } from "../../../classroom/recovery-moments.ts";
import { type Timeline, tellTimeline } from "../../../classroom/tell-timeline.ts";
import type { AttemptEvent } from "../../../entities/attempt/attempt-event.ts";
import type { Comment } from "../../../entities/classroom/comment.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Escalation } from "../../../entities/recovery/escalation.ts";
import type { Language } from "../../../entities/runs/language.ts";
import type { Deps } from "../../../ports/deps.ts";
import {
  type Reading,
  readableEscalation,
  readableSteps,
  readingOfAnswers,
} from "../../../recovery/escalation/readable-answers.ts";

export type AttemptTimeline = Timeline & {
  learner: { id: string; name: string };
  problem: { slug: string; title: string };
  language: Language;
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
    | "rules"
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
  const reading = await readingOfAnswers(deps, attempt.id, actor);
  const { stuck: stuckConfig } = await deps.rules.of(attempt.userId);
  const recoveries = await Promise.all(
    recoveryIds(events).map(async (id) => readableStory(await recoveryStory(deps, id), reading)),
  );
  const told = tellTimeline(events, {
    recoveries,
    stuckConfig,
    misreadings: problem?.misreadings,
  });
  return {
    ...told,
    frames: told.frames.map((frame) => ({
      ...frame,
      said: frame.said && reading.redact(frame.said),
    })),
    learner: { id: attempt.userId, name: learner?.name ?? "" },
    problem: { slug: attempt.problemSlug, title: problem?.title ?? attempt.problemSlug },
    language: attempt.language,
    comments,
  };
}

function readableStory(
  { steps, escalation, ...story }: StoredStory,
  reading: Reading,
): RecoveryStory {
  return {
    ...story,
    steps: readableSteps(steps, reading),
    escalation: escalation && readableEscalation(escalation, reading),
  };
}

type StoredStory = RecoveryStory & { escalation: Escalation | null };

async function recoveryStory(
  { recoveries, escalations }: Pick<Deps, "recoveries" | "escalations">,
  id: string,
): Promise<StoredStory> {
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
