import type { Episode } from "../../../entities/recovery/episode.ts";
import type { EpisodeFact, Episodes } from "../../../ports/recovery/episodes.ts";
import type { AttemptStore } from "../attempt/attempt-store.ts";
import { type ClassStore, learnersOf } from "../classroom/classes.ts";
import type { EscalationStore } from "./escalations.ts";

type Store = Pick<AttemptStore, "attempts" | "episodes" | "recoveries" | "recoverySteps"> &
  ClassStore &
  Pick<EscalationStore, "escalations">;

export function memoryEpisodes(store: Store): Episodes {
  const all = () =>
    [...store.episodes.values()].sort((one, other) => (one.detectedAt < other.detectedAt ? -1 : 1));
  return {
    async openOf(attemptId) {
      const open = all().find((each) => each.attemptId === attemptId && each.endedAt === null);
      return structuredClone(open ?? null);
    },
    ofAttempt: async (attemptId) =>
      structuredClone(all().filter((each) => each.attemptId === attemptId)),
    async endLeft(since) {
      const left = all().flatMap((episode) => {
        const attempt = store.attempts.get(episode.attemptId);
        const isLeft = attempt && new Date(attempt.updatedAt) < since && episode.endedAt === null;
        return isLeft ? [{ episode, endedAt: attempt.updatedAt }] : [];
      });
      for (const { episode, endedAt } of left) {
        const outcome = cameToHuman(store, episode) ? "escalated" : "abandoned";
        store.episodes.set(episode.id, { ...episode, outcome, endedAt });
      }
      return left.length;
    },
    async since(from, instructorId) {
      const learners = instructorId === undefined ? null : await learnersOf(store, instructorId);
      return all()
        .filter(({ detectedAt }) => new Date(detectedAt) >= from)
        .filter(({ userId }) => !learners || learners.has(userId))
        .map((episode) => factOf(store, episode));
    },
  };
}

function cameToHuman({ escalations }: Store, { recoveryId }: Episode): boolean {
  return [...escalations.values()].some((each) => each.recoveryId === recoveryId);
}

function factOf({ recoveries, recoverySteps }: Store, episode: Episode): EpisodeFact {
  const { userId, problemSlug, detectedAt, endedAt, outcome, resolvedBy, recoveryId } = episode;
  const recovery = recoveryId === null ? undefined : recoveries.get(recoveryId);
  const last = (recoverySteps.get(recoveryId ?? "") ?? []).findLast(
    ({ shown, stage }) => shown && stage === recovery?.stage,
  );
  const provider = last?.isFallback ? "built-in" : (last?.voice?.provider ?? null);
  return {
    ...{ userId, problemSlug, detectedAt, endedAt, outcome, resolvedBy },
    recovery: recovery
      ? { iterations: recovery.iterations, stage: recovery.stage, provider }
      : null,
  };
}
