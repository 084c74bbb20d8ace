import type { AttemptStep } from "../entities/attempt/attempt-event.ts";
import type { Member } from "../entities/classroom/class.ts";
import { median } from "../entities/median.ts";
import type { StuckConfig } from "../entities/stuck/stuck-config.ts";
import type { LearnerAttempt } from "../ports/classroom.ts";
import type { StuckReason } from "../stuck/detect-stuck.ts";
import { stuckView } from "../stuck/stuck-view.ts";

type Times = Partial<Record<AttemptStep, number>>;

export type LearnerOverview = {
  id: string;
  name: string;
  finished: number;
  begun: number;
  /** The newest attempt that is not finished, or else the newest. */
  current: {
    attemptId: string;
    problemSlug: string;
    place: AttemptStep;
    updatedAt: string;
    finished: boolean;
    stuck: "PROGRESSING" | "WARNING" | "STUCK";
    reason: StuckReason | null;
    /** The open escalation. */
    callId: string | null;
  } | null;
  /** Mean over the learner's attempts that reached the step. */
  timeMsByPlace: Times;
  attempts: {
    id: string;
    problemSlug: string;
    place: AttemptStep;
    updatedAt: string;
    finished: boolean;
  }[];
};

export type ClassOverview = {
  learners: LearnerOverview[];
  /** Median over the learners who reached the step. */
  timeMsByPlace: Times;
};

type Beside = {
  stuckConfig?: StuckConfig | undefined;
  calls?: readonly { id: string; attemptId: string }[];
};

/** Which step each learner is at, who is stuck, and how long the steps take. */
export function classOverview(
  members: readonly Pick<Member, "userId" | "name" | "role">[],
  attempts: readonly LearnerAttempt[],
  { stuckConfig, calls = [] }: Beside = {},
): ClassOverview {
  const learners = members
    .filter(({ role }) => role === "learner")
    .map(({ userId, name }) => {
      const own = attempts.filter((attempt) => attempt.userId === userId);
      return {
        id: userId,
        name,
        begun: own.length,
        finished: own.filter(({ finishedAt }) => finishedAt !== null).length,
        current: currentOf(own, { stuckConfig, calls }),
        timeMsByPlace: perPlace(own, mean),
        attempts: own.map((attempt) => ({
          id: attempt.id,
          problemSlug: attempt.problemSlug,
          place: placeIn(attempt),
          updatedAt: attempt.updatedAt,
          finished: attempt.finishedAt !== null,
        })),
      };
    });
  return { learners: learners.toSorted(byNeed), timeMsByPlace: perPlace(learners, median) };
}

function currentOf(
  own: readonly LearnerAttempt[],
  { stuckConfig, calls = [] }: Beside,
): LearnerOverview["current"] {
  const latest = own.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  const attempt = latest.find(({ finishedAt }) => finishedAt === null) ?? latest[0];
  if (!attempt) return null;
  const { state, reason } = stuckView(attempt, stuckConfig);
  return {
    attemptId: attempt.id,
    problemSlug: attempt.problemSlug,
    place: placeIn(attempt),
    updatedAt: attempt.updatedAt,
    finished: attempt.finishedAt !== null,
    stuck: state,
    reason,
    callId: calls.find(({ attemptId }) => attemptId === attempt.id)?.id ?? null,
  };
}

function placeIn({ v2Step, state }: Pick<LearnerAttempt, "v2Step" | "state">): AttemptStep {
  return v2Step ?? state;
}

const needs = { STUCK: 0, WARNING: 1, PROGRESSING: 2 } as const;

/** Learners who asked for help first, then those who are stuck, then by name. */
function byNeed(one: LearnerOverview, other: LearnerOverview): number {
  const need = ({ current }: LearnerOverview) => {
    if (!current) return needs.PROGRESSING + 1;
    return current.callId ? needs.STUCK - 1 : needs[current.stuck];
  };
  return need(one) - need(other) || one.name.localeCompare(other.name, "en");
}

function perPlace(
  items: readonly { timeMsByPlace: Times }[],
  summary: (values: readonly number[]) => number,
): Times {
  const places = new Set(items.flatMap((item) => Object.keys(item.timeMsByPlace) as AttemptStep[]));
  return Object.fromEntries(
    [...places].map((place) => [
      place,
      summary(items.flatMap(({ timeMsByPlace }) => timeMsByPlace[place] ?? [])),
    ]),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
