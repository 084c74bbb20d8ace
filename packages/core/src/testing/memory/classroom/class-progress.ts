import {
  type AttemptEvent,
  type AttemptStep,
  parseAttemptEvent,
} from "../../../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import {
  type ClassProgress,
  type LearnerAttempt,
  LONGEST_GAP_MINUTES,
} from "../../../ports/classroom.ts";
import type { AttemptStore } from "../attempt/attempt-store.ts";

export function memoryClassProgress(store: AttemptStore): ClassProgress {
  const eventsOf = (id: string) =>
    (store.events.get(id) ?? []).map((text) => parseAttemptEvent(JSON.parse(text)));
  return {
    async attemptsOf(userIds, newestOfEach) {
      const newestFirst = [...store.attempts.values()].toSorted((one, other) =>
        keyOf(one) < keyOf(other) ? 1 : -1,
      );
      const chosen = new Set(
        userIds.flatMap((userId) =>
          newestFirst.filter((attempt) => attempt.userId === userId).slice(0, newestOfEach),
        ),
      );
      return newestFirst
        .filter((attempt) => chosen.has(attempt))
        .map((attempt) => ({
          ...structuredClone(attempt),
          lastRun: lastRunOf(attempt),
          timeMsByPlace: timesIn(eventsOf(attempt.id)),
        }));
    },
  };
}

function keyOf({ createdAt, id }: AnyAttempt): string {
  return `${createdAt} ${id}`;
}

function lastRunOf({ verifyPayload, testResults }: AnyAttempt): LearnerAttempt["lastRun"] {
  const kept = verifyPayload?.testResults.length ? verifyPayload.testResults : testResults;
  if (!kept) return null;
  const passed = kept.filter(({ status }) => status === "passed").length;
  return { passed, total: kept.length };
}

function timesIn(events: readonly AttemptEvent[]): Partial<Record<AttemptStep, number>> {
  const times: Partial<Record<AttemptStep, number>> = {};
  for (const [index, { to, at }] of events.entries()) {
    const next = events[index + 1];
    if (!next) continue;
    const gap = Math.min(LONGEST_GAP_MINUTES * 60_000, Date.parse(next.at) - Date.parse(at));
    times[to] = (times[to] ?? 0) + gap;
  }
  return times;
}
