import { isLostRace } from "@foothold/core/lost-race";
import {
  type Flag,
  type FlagKey,
  type Flags,
  flagKeys,
  untouchedFlag,
} from "@foothold/core/people";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { listen } from "../../listen.ts";
import { FLAGS_CHANGED, readFlags, saveFlag } from "./flag-rows.ts";

/**
 * `all` reads from memory. It asks the database before `start`, while the listening connection is lost, and while a
 * signalled change has not been read.
 */
export type FlagStore = Flags & { start(): Promise<void>; close(): Promise<void> };

export function postgresFlags({ db, url }: Connection): FlagStore {
  const known = new Map<FlagKey, Flag>();

  // Reads may arrive out of order; a flag never goes back to an older version.
  function remember(flags: Flag[]): void {
    for (const flag of flags) {
      if (flag.version >= (known.get(flag.key)?.version ?? 0)) known.set(flag.key, flag);
    }
  }

  let changesHeard = 0;
  let changesRead = 0;

  const refresh = () =>
    translated(async () => {
      const upTo = changesHeard;
      remember(await readFlags(db));
      changesRead = Math.max(changesRead, upTo);
    });
  const listener = listen({
    url,
    channel: FLAGS_CHANGED,
    onConnected: refresh,
    onNotification() {
      changesHeard += 1;
      // When this fails, the next caller tries again.
      void refresh().catch(() => {});
    },
  });

  return {
    start: listener.start,
    close: listener.close,
    async all() {
      if (!listener.isListening() || changesRead < changesHeard) await refresh();
      return flagKeys.map((key) => known.get(key) ?? untouchedFlag(key));
    },
    save: (key, setting, expectedVersion, audit) =>
      translated(async () => {
        try {
          const saved = await saveFlag(db, key, setting, expectedVersion, audit);
          remember([saved]);
          return saved;
        } catch (error) {
          if (isLostRace(error)) await refresh();
          throw error;
        }
      }),
  };
}
