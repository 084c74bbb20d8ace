import { timeByPlace } from "../../../attempt/story/time-by-place.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import type { ClassProgress } from "../../../ports/classroom.ts";
import type { AttemptStore } from "../attempt/attempt-store.ts";
import { eventsIn, lastRunOf } from "../attempt/attempts.ts";

export function memoryClassProgress(store: AttemptStore): ClassProgress {
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
          timeMsByPlace: timeByPlace(eventsIn(store, attempt.id)),
        }));
    },
  };
}

function keyOf({ createdAt, id }: AnyAttempt): string {
  return `${createdAt} ${id}`;
}
