import { untouchedFlag } from "../../../entities/people/flag.ts";
import { flagKeys } from "../../../entities/people/flag-definitions.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import type { Flags } from "../../../ports/people.ts";
import { type MemoryStore, writeAudit } from "../store.ts";

export function memoryFlags(store: MemoryStore): Flags {
  return {
    all: async () => flagKeys.map((key) => store.flags.get(key) ?? untouchedFlag(key)),
    async save(key, setting, expectedVersion, audit) {
      const present = store.flags.get(key) ?? untouchedFlag(key);
      if (present.version !== expectedVersion) throw staleVersion("flag", present.version);
      const changer = audit.actorId === null ? undefined : store.people.get(audit.actorId);
      const flag = {
        ...structuredClone(setting),
        key,
        version: expectedVersion + 1,
        changedAt: store.clock.now().toISOString(),
        changedBy: changer ? { id: changer.id, name: changer.name } : null,
      };
      store.flags.set(key, flag);
      writeAudit(store, audit);
      return flag;
    },
  };
}
