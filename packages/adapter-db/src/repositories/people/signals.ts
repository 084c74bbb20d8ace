import type { Signal, Signals } from "@foothold/core/signals";
import type { Connection } from "../../connect.ts";
import { listen } from "../../listen.ts";

const CHANNEL = "foothold_signals";

/** Delivers signals from `start` on. After a lost connection listeners read the present state by themselves. */
export type SignalStore = Signals & { start(): Promise<void>; close(): Promise<void> };

export function postgresSignals({ pool, url }: Connection): SignalStore {
  const listeners = new Set<(signal: Signal) => void>();
  const listener = listen({
    url,
    channel: CHANNEL,
    onConnected: async () => {},
    onNotification: (payload) => {
      const signal = JSON.parse(payload) as Signal;
      for (const hear of listeners) hear(signal);
    },
  });
  return {
    start: listener.start,
    close: listener.close,
    async send(signal) {
      const payload = JSON.stringify(signal);
      await pool.query("select pg_notify($1, $2)", [CHANNEL, payload]).catch(() => {});
    },
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
