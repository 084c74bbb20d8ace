import {
  type RateLimit,
  type RateLimits,
  SLOTS_PER_WINDOW,
  secondsUntilAllowed,
} from "@foothold/core/people";
import { and, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { rateLimitHits } from "../../schema.ts";

/** The longest allowed window: older counts are deleted. */
export const MAX_WINDOW_SECONDS = 86_400;
const SWEEP_EVERY_MS = 10 * 60_000;

const { key: keyColumn, windowStart, count: countColumn } = rateLimitHits;

/** The database's clock decides, so that instances agree on where a slot starts. */
export function postgresRateLimits({ db }: Connection): RateLimits {
  let sweptAtMs = Number.NEGATIVE_INFINITY;

  async function sweepNowAndThen(): Promise<void> {
    if (performance.now() - sweptAtMs < SWEEP_EVERY_MS) return;
    sweptAtMs = performance.now();
    const oldest = sql`now() - make_interval(secs => ${MAX_WINDOW_SECONDS * 2})`;
    await db.delete(rateLimitHits).where(lt(windowStart, oldest));
  }

  /** One statement: of two simultaneous calls the second waits for the first one's row and counts it. */
  async function countOne(key: string, limit: RateLimit) {
    const { rows } = await db.execute<{ count: number; earlier: number }>(sql`
      with slot as (
        select to_timestamp(floor(extract(epoch from now()) / ${slotSeconds(limit)}::numeric) * ${slotSeconds(limit)}::numeric)::timestamptz(3) as start
      ), earlier as (
        select coalesce(sum(${countColumn}), 0)::int as total from ${rateLimitHits}, slot
        where ${keyColumn} = ${key} and ${windowStart} > ${oldestSlot(limit)} and ${windowStart} <> slot.start
      )
      insert into ${rateLimitHits} as hits (key, window_start, count)
      select ${key}, slot.start, 1 from slot, earlier where earlier.total < ${limit.max}
      on conflict (key, window_start) do update set count = hits.count + 1
        where hits.count + (select total from earlier) < ${limit.max}
      returning count, (select total from earlier) as earlier`);
    return rows[0];
  }

  async function waitOf(key: string, limit: RateLimit): Promise<number> {
    const slots = await db
      .select({
        startMs: sql<number>`extract(epoch from ${windowStart}) * 1000`.mapWith(Number),
        count: countColumn,
        nowMs: sql<number>`extract(epoch from now()) * 1000`.mapWith(Number),
      })
      .from(rateLimitHits)
      .where(eq(keyColumn, key));
    return secondsUntilAllowed(slots, limit, slots[0]?.nowMs ?? 0);
  }

  return {
    take: (key, limit) =>
      translated(async () => {
        const counted = await countOne(key, limit);
        if (!counted) return { allowed: false, retryAfterSeconds: await waitOf(key, limit) };
        // The first call of a slot deletes the slots that no longer count.
        if (counted.count === 1) {
          const gone = and(eq(keyColumn, key), lte(windowStart, oldestSlot(limit)));
          await db.delete(rateLimitHits).where(gone);
          await sweepNowAndThen();
        }
        return { allowed: true, count: counted.count + counted.earlier };
      }),
    giveBack: (key) =>
      translated(async () => {
        const newest = db
          .select({ start: windowStart })
          .from(rateLimitHits)
          .where(and(eq(keyColumn, key), gt(countColumn, 0)))
          .orderBy(desc(windowStart))
          .limit(1);
        await db
          .update(rateLimitHits)
          .set({ count: sql`${countColumn} - 1` })
          .where(and(eq(keyColumn, key), eq(windowStart, sql`(${newest})`), gt(countColumn, 0)));
      }),
    clear: (key) =>
      translated(async () => {
        await db.delete(rateLimitHits).where(eq(keyColumn, key));
      }),
  };
}

function slotSeconds({ windowSeconds }: RateLimit): number {
  return windowSeconds / SLOTS_PER_WINDOW;
}

/** Slots that start at or before this moment no longer count. */
function oldestSlot(limit: RateLimit) {
  return sql`now() - make_interval(secs => ${limit.windowSeconds + slotSeconds(limit)})`;
}
