import type { Signal, Signals } from "../../ports/signals.ts";

/** Everybody in this process hears a signal; `sent` keeps them all. */
export function memorySignals(): { signals: Signals; sent: Signal[] } {
  const sent: Signal[] = [];
  const listeners = new Set<(signal: Signal) => void>();
  const signals: Signals = {
    async send(signal) {
      sent.push(signal);
      for (const listener of listeners) listener(signal);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { signals, sent };
}
