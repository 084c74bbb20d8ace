import type { RateLimits } from "@foothold/core/people";
import { lt, sql } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { rateLimitHits } from "../../schema.ts";

/** The longest window there may be: older counts are thrown away. */
export const MAX_WINDOW_SECONDS = 86_400;
const SWEEP_EVERY_MS = 10 * 60_000;

/** The database's clock decides, so that instances agree on where a window starts. */
export function postgresRateLimits({ db }: Connection): RateLimits {
  let sweptAtMs = Number.NEGATIVE_INFINITY;

  async function sweepNowAndThen(): Promise<void> {
    if (performance.now() - sweptAtMs < SWEEP_EVERY_MS) return;
    sweptAtMs = performance.now();
    const oldest = sql`now() - make_interval(secs => ${MAX_WINDOW_SECONDS * 2})`;
    await db.delete(rateLimitHits).where(lt(rateLimitHits.windowStart, oldest));
  }

  return {
    hit: (key, windowSeconds) =>
      translated(async () => {
        const windowStart = sql`to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}) * ${windowSeconds})`;
        const [row] = await db
          .insert(rateLimitHits)
          .values({ key, windowStart, count: 1 })
          .onConflictDoUpdate({
            target: [rateLimitHits.key, rateLimitHits.windowStart],
            set: { count: sql`${rateLimitHits.count} + 1` },
          })
          .returning({
            count: rateLimitHits.count,
            secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimitHits.windowStart} - now()) + ${windowSeconds})::int`,
          });
        if (!row) throw new Error("An upsert of a rate limit returned no row.");
        await sweepNowAndThen();
        return row;
      }),
  };
}
