import {
  type StoredRecoverySetting,
  untouchedRecoverySetting,
} from "../../../entities/recovery/recovery-settings.ts";
import type { Classes } from "../../../ports/classroom.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import type { RecoverySettingsStore } from "../../../ports/recovery/recovery-rules.ts";
import { type MemoryStore, writeAudit } from "../store.ts";

export function memoryRecoverySettings(
  store: MemoryStore,
  classes: Pick<Classes, "of">,
): RecoverySettingsStore {
  /** In the order of their last change. */
  let all: StoredRecoverySetting[] = [];
  const find = (classId: string | null) => all.find((each) => each.classId === classId);
  const settingsOf = (classIds: readonly string[]) => {
    const own = all.filter(({ classId }) => classId !== null && classIds.includes(classId));
    return [find(null), ...own].flatMap((each) => (each ? [structuredClone(each.setting)] : []));
  };
  return {
    list: async () => {
      const site = find(null) ?? untouchedRecoverySetting(null);
      return structuredClone([site, ...all.filter(({ classId }) => classId !== null)]);
    },
    ofLearner: async (userId) => {
      const learning = (await classes.of(userId)).filter(({ role }) => role === "learner");
      return settingsOf(learning.map(({ id }) => id));
    },
    ofClass: async (classId) => settingsOf([classId]),
    async save(classId, setting, expectedVersion, audit) {
      const present = find(classId)?.version ?? 0;
      if (present !== expectedVersion) throw staleVersion("recoverySettings", present);
      const changer = audit.actorId === null ? undefined : store.people.get(audit.actorId);
      const saved: StoredRecoverySetting = {
        classId,
        setting: structuredClone(setting),
        version: expectedVersion + 1,
        changedAt: store.clock.now().toISOString(),
        changedBy: changer ? { id: changer.id, name: changer.name } : null,
      };
      all = [...all.filter((each) => each.classId !== classId), saved];
      writeAudit(store, audit);
      return structuredClone(saved);
    },
  };
}
