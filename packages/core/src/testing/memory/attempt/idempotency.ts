import type { Answer, Idempotency, IdempotencyKey } from "../../../ports/attempt.ts";

type Entry = { fingerprint: string; leasedUntilMs: number; answer: Answer | null };

export function memoryIdempotency(): Idempotency {
  const entries = new Map<string, Entry>();
  return {
    async claim(key, { fingerprint, now, leaseMs }) {
      const entry = entries.get(nameOf(key));
      if (entry && entry.fingerprint !== fingerprint) return { state: "other-request" };
      if (entry?.answer) return { state: "answered", answer: structuredClone(entry.answer) };
      if (entry && entry.leasedUntilMs > now.getTime()) return { state: "running" };
      const leasedUntilMs = now.getTime() + leaseMs;
      entries.set(nameOf(key), { fingerprint, leasedUntilMs, answer: null });
      return { state: "yours" };
    },
    async answer(key, answer) {
      const entry = entries.get(nameOf(key));
      if (entry) entry.answer = structuredClone(answer);
    },
    async release(key) {
      entries.delete(nameOf(key));
    },
  };
}

function nameOf({ userId, operation, key }: IdempotencyKey): string {
  return JSON.stringify([userId, operation, key]);
}
