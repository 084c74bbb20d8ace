import type { Problem } from "../../entities/catalog/problem.ts";
import { canTeach } from "../../entities/people/person.ts";
import type { ReviewDeps } from "../../ports/classroom.ts";
import type { RecoveryDeps, Signal } from "../../ports/recovery.ts";
import { authoredVoices } from "../../recovery/authored/authored-voices.ts";
import { watchedAttempts } from "../../recovery/watched-attempts.ts";
import { advanceRecovery } from "../../use-cases/recovery/advance-recovery.ts";
import { aPattern } from "../builders/pattern-builder.ts";
import { aProblem } from "../builders/problem-builder.ts";
import { type MemoryAttemptDeps, memoryAttemptDeps } from "./attempt-deps.ts";
import { memoryPatterns } from "./catalog/patterns.ts";
import { memoryClassProgress } from "./classroom/class-progress.ts";
import { memoryClasses } from "./classroom/classes.ts";
import { memoryComments } from "./classroom/comments.ts";
import { memoryNotifications } from "./people/notifications.ts";
import { memoryEscalations } from "./recovery/escalations.ts";
import { memoryGuidance } from "./recovery/guidance.ts";
import { memoryRecoveries } from "./recovery/recoveries.ts";

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
