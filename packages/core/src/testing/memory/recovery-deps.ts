import { canTeach } from "../../entities/person.ts";
import type { Problem } from "../../entities/problem.ts";
import { authoredVoices } from "../../recovery/authored/authored-voices.ts";
import { watchedAttempts } from "../../recovery/watched-attempts.ts";
import type { RecoveryDeps, Signal } from "../../recovery-ports.ts";
import type { ReviewDeps } from "../../review-ports.ts";
import { advanceRecovery } from "../../use-cases/recovery/advance-recovery.ts";
import { aPattern } from "../pattern-builder.ts";
import { aProblem } from "../problem-builder.ts";
import { type MemoryAttemptDeps, memoryAttemptDeps } from "./attempt-deps.ts";
import { memoryClassProgress } from "./class-progress.ts";
import { memoryClasses } from "./classes.ts";
import { memoryComments } from "./comments.ts";
import { memoryEscalations } from "./escalations.ts";
import { memoryGuidance } from "./guidance.ts";
import { memoryNotifications } from "./notifications.ts";
import { memoryPatterns } from "./patterns.ts";
import { memoryRecoveries } from "./recoveries.ts";

export type MemoryRecoveryDeps = MemoryAttemptDeps &
  RecoveryDeps &
  Pick<ReviewDeps, "classProgress" | "comments"> & {
    /** Does all work that was asked for, in turn. */
    work(): Promise<void>;
    sent: Signal[];
  };

/** Everything that recovery needs; jobs wait until `work` is called. */
export function memoryRecoveryDeps(
  problems: readonly Problem[] = [aProblem()],
): MemoryRecoveryDeps {
  const attemptDeps = memoryAttemptDeps(problems);
  const woken = new Set<string>();
  const sent: Signal[] = [];
  const listeners = new Set<(signal: Signal) => void>();
  const recoveryJobs = { wake: async (id: string) => void woken.add(id) };
  const nameOf = async (userId: string) => (await attemptDeps.people.find(userId))?.name ?? "";
  // Actors of a test need not be added: of those only what an actor's role says is known.
  const canTeachNow = async (userId: string) => {
    const person = await attemptDeps.people.find(userId);
    return person === null || canTeach(person);
  };
  const store = {
    ...{ classes: new Map(), members: [], notifications: [] },
    ...{ nameOf, canTeach: canTeachNow },
  };
  const attempts = watchedAttempts(attemptDeps.attempts, recoveryJobs);
  const deps: MemoryRecoveryDeps = {
    ...attemptDeps,
    attempts,
    patterns: memoryPatterns([aPattern()]),
    recoveries: memoryRecoveries(attemptDeps.attemptStore),
    recoveryJobs,
    guard: { check: async () => ({ leak: false }) },
    voices: authoredVoices(attemptDeps.runner),
    classes: memoryClasses(store),
    escalations: memoryEscalations(store),
    notifications: memoryNotifications(store),
    guidance: memoryGuidance(),
    classProgress: memoryClassProgress(attemptDeps.attemptStore),
    comments: memoryComments(store),
    signals: {
      async send(signal) {
        sent.push(signal);
        for (const hear of listeners) hear(signal);
      },
      subscribe(hear) {
        listeners.add(hear);
        return () => listeners.delete(hear);
      },
    },
    sent,
    async work() {
      for (const recoveryId of woken) {
        woken.delete(recoveryId);
        await advanceRecovery(deps, { recoveryId });
      }
    },
  };
  return deps;
}
