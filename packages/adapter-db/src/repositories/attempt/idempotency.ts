import type { Claim, Idempotency, IdempotencyKey } from "@foothold/core/attempt";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { idempotencyKeys } from "../../schema.ts";

/** How long an answer is kept for repeated requests. */
export const KEPT_DAYS = 7;
const SWEEP_EVERY_MS = 10 * 60_000;
/** Of one person the newest answers are kept, up to this size, so that nobody fills the disk with requests. */
export const KEPT_BYTES = 8 * 1024 * 1024;
const MAX_PEOPLE = 10_000;

export function postgresIdempotency({ db }: Connection, keptBytes = KEPT_BYTES): Idempotency {
  const trimEveryBytes = keptBytes / 4;
  let sweptAtMs = Number.NEGATIVE_INFINITY;
  const addedSinceTrim = new Map<string, number>();

  async function sweepNowAndThen(now: Date): Promise<void> {
    if (performance.now() - sweptAtMs < SWEEP_EVERY_MS) return;
    sweptAtMs = performance.now();
    const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.leasedUntil, oldest));
  }

  async function trimNowAndThen(userId: string, bytes: number): Promise<void> {
    const added = (addedSinceTrim.get(userId) ?? 0) + bytes;
    addedSinceTrim.set(userId, added < trimEveryBytes ? added : 0);
    const [oldest] = addedSinceTrim.keys();
    if (addedSinceTrim.size > MAX_PEOPLE && oldest !== undefined) addedSinceTrim.delete(oldest);
    if (added >= trimEveryBytes) await trim(db, userId, keptBytes);
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
        await trimNowAndThen(key.userId, ROW_BYTES + JSON.stringify(body ?? null).length);
      }),
    release: (key) =>
      translated(async () => {
        await db.delete(idempotencyKeys).where(isKey(key));
      }),
  };
}

/** What a row takes beside its body. */
const ROW_BYTES = 500;

async function trim(db: Db, userId: string, keptBytes: number): Promise<void> {
  const { operation, key, body, status, leasedUntil } = idempotencyKeys;
  await db.execute(sql`
    delete from ${idempotencyKeys} where ${idempotencyKeys.userId} = ${userId} and (${operation}, ${key}) in (
      select operation, key from (
        select ${operation}, ${key}, sum(${ROW_BYTES}::int + coalesce(pg_column_size(${body}), 0))
          over (order by ${leasedUntil} desc, ${operation}, ${key}) as newer_bytes
        from ${idempotencyKeys} where ${idempotencyKeys.userId} = ${userId} and ${status} is not null
      ) as answered where newer_bytes > ${keptBytes})`);
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
