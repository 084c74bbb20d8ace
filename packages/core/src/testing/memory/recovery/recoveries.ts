import type { Recovery } from "../../../entities/recovery/recovery.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import type { Recoveries } from "../../../ports/recovery/recovery.ts";
import type { AttemptStore } from "../attempt/attempt-store.ts";

export function memoryRecoveries({
  attempts,
  recoveries: all,
  recoverySteps: steps,
}: Pick<AttemptStore, "attempts" | "recoveries" | "recoverySteps">): Recoveries {
  const isOpen = ({ endedAt }: Recovery) => endedAt === null;
  const ofAttempt = (attemptId: string) =>
    [...all.values()].filter((recovery) => recovery.attemptId === attemptId);

  function isDue({ status, attemptId, shownVersion }: Recovery): boolean {
    return status === "running" || (attempts.get(attemptId)?.version ?? 0) > shownVersion;
  }

  const dueOrder = ({ status, attemptId }: Recovery) =>
    status === "running" ? "running" : (attempts.get(attemptId)?.updatedAt ?? "");

  return {
    async open(recovery) {
      const present = ofAttempt(recovery.attemptId).find(isOpen);
      if (present) return { ...present };
      all.set(recovery.id, { ...recovery });
      return { ...recovery };
    },
    find: async (id) => structuredClone(all.get(id) ?? null),
    latest: async (attemptId) => structuredClone(ofAttempt(attemptId).at(-1) ?? null),
    async save(recovery) {
      const stored = all.get(recovery.id)?.version ?? 0;
      if (stored !== recovery.version - 1) throw staleVersion("recovery", stored);
      all.set(recovery.id, { ...recovery });
    },
    async steps(recoveryId) {
      const own = steps.get(recoveryId) ?? [];
      return own.map(({ leasedUntil: _, ...step }) => ({ ...step }));
    },
    async beginStep(step, { now, leaseMs }) {
      const own = steps.get(step.recoveryId) ?? [];
      const leasedUntil = new Date(now.getTime() + leaseMs);
      const present = own.find(({ key }) => key === step.key);
      if (!present) {
        steps.set(step.recoveryId, [...own, { ...step, leasedUntil }]);
        return "yours";
      }
      if (present.status !== "begun") return "done";
      if (present.leasedUntil > now) return "running";
      present.leasedUntil = leasedUntil;
      return "lost";
    },
    async saveStep(step) {
      const own = steps.get(step.recoveryId) ?? [];
      steps.set(
        step.recoveryId,
        own.map((each) => (each.key === step.key ? { ...each, ...step } : each)),
      );
    },
    due: async () =>
      [...all.values()]
        .filter(isOpen)
        .filter(isDue)
        .sort((one, other) => dueOrder(other).localeCompare(dueOrder(one)))
        .map(({ id }) => id),
  };
}
