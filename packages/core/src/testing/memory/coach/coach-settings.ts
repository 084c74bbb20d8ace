import {
  type CoachSettings,
  untouchedCoachSettings,
} from "../../../entities/coach/coach-settings.ts";
import type { CoachSettingsStore } from "../../../ports/coach/models.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { type MemoryStore, writeAudit } from "../store.ts";

export function memoryCoachSettings(store: MemoryStore): CoachSettingsStore {
  let present: CoachSettings = untouchedCoachSettings;
  return {
    read: async () => structuredClone(present),
    async save(setting, expectedVersion, audit) {
      if (present.version !== expectedVersion) throw staleVersion("coachSettings", present.version);
      const changer = audit.actorId === null ? undefined : store.people.get(audit.actorId);
      present = {
        ...structuredClone(setting),
        version: expectedVersion + 1,
        changedAt: store.clock.now().toISOString(),
        changedBy: changer ? { id: changer.id, name: changer.name } : null,
      };
      writeAudit(store, audit);
      return structuredClone(present);
    },
  };
}
