import { type Flag, type FlagKey, type Flags, flagKeys, untouchedFlag } from "@foothold/core";
import type { Connection } from "../connect.ts";
import { translated } from "../failures.ts";
import { listen } from "../listen.ts";
import { FLAGS_CHANGED, readFlags, saveFlag } from "./flag-rows.ts";

/** Until `start`, and while the connection that hears of changes is lost, `all` asks the database. */
export type FlagStore = Flags & { start(): Promise<void>; close(): Promise<void> };

export function postgresFlags({ db, url }: Connection): FlagStore {
  const known = new Map<FlagKey, Flag>();

  // Reads may come back out of order; a flag never goes back to an older version.
  function remember(flags: Flag[]): void {
    for (const flag of flags) {
      if (flag.version >= (known.get(flag.key)?.version ?? 0)) known.set(flag.key, flag);
    }
  }

  const refresh = () => translated(async () => remember(await readFlags(db)));
  const listener = listen({
    url,
    channel: FLAGS_CHANGED,
    onConnected: refresh,
    onNotification: () => void refresh().catch(() => {}),
  });

  return {
    start: listener.start,
    close: listener.close,
    async all() {
      if (!listener.isListening()) await refresh();
      return flagKeys.map((key) => known.get(key) ?? untouchedFlag(key));
    },
    save: (key, setting, expectedVersion, audit) =>
      translated(async () => {
        const saved = await saveFlag(db, key, setting, expectedVersion, audit);
        if (saved) remember([saved]);
        else await refresh();
        return saved;
      }),
  };
}
