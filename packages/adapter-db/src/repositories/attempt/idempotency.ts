import type { Claim, Idempotency, IdempotencyKey } from "@foothold/core/attempt";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { idempotencyKeys } from "../../schema.ts";

/** How long an answer is kept for repeated requests. */
export const KEPT_DAYS = 7;
const SWEEP_EVERY_MS = 10 * 60_000;

export function postgresIdempotency({ db }: Connection): Idempotency {
  let sweptAtMs = Number.NEGATIVE_INFINITY;

  async function sweepNowAndThen(now: Date): Promise<void> {
    if (performance.now() - sweptAtMs < SWEEP_EVERY_MS) return;
    sweptAtMs = performance.now();
    const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.leasedUntil, oldest));
  }

  return {
    claim: (key, { fingerprint, now, leaseMs }) =>
      translated(async () => {
        await sweepNowAndThen(now);
        const leasedUntil = new Date(now.getTime() + leaseMs);
        const claimed = await db
          .insert(idempotencyKeys)
          .values({ ...key, fingerprint, leasedUntil })
          .onConflictDoUpdate({
            target: [idempotencyKeys.userId, idempotencyKeys.operation, idempotencyKeys.key],
            set: { leasedUntil },
            setWhere: sql`${idempotencyKeys.fingerprint} = ${fingerprint}
              and ${idempotencyKeys.status} is null and ${idempotencyKeys.leasedUntil} <= ${now}`,
          })
          .returning({ one: sql`1` });
        return claimed.length > 0 ? { state: "yours" } : heldBy(db, key, fingerprint);
      }),
    answer: (key, { status, body }) =>
      translated(async () => {
        await db.update(idempotencyKeys).set({ status, body }).where(isKey(key));
      }),
    release: (key) =>
      translated(async () => {
        await db.delete(idempotencyKeys).where(isKey(key));
      }),
  };
}

async function heldBy(db: Db, key: IdempotencyKey, fingerprint: string): Promise<Claim> {
  const [held] = await db.select().from(idempotencyKeys).where(isKey(key));
  // Released meanwhile: the next request finds the key free.
  if (!held) return { state: "running" };
  if (held.fingerprint !== fingerprint) return { state: "other-request" };
  if (held.status === null) return { state: "running" };
  return { state: "answered", answer: { status: held.status, body: held.body } };
}

function isKey({ userId, operation, key }: IdempotencyKey) {
  return and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
}
