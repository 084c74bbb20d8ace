import { type AttemptRecord, LONGEST_GAP_MINUTES, type TimeByPlace } from "@foothold/core/attempt";
import { inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { attemptEvents, attempts } from "../../schema.ts";

const LONGEST_GAP_MS = LONGEST_GAP_MINUTES * 60_000;

/** The stored test results, which belong to the present code. */
const results = sql`coalesce(nullif(${attempts.verifyPayload} -> 'testResults', '[]'), ${attempts.testResults})`;
export const lastRun = sql<
  AttemptRecord["lastRun"]
>`case when jsonb_typeof(${results}) = 'array' then
  (select jsonb_build_object('total', count(*), 'passed', count(*) filter (where result ->> 'status' = 'passed'))
   from jsonb_array_elements(${results}) as result) end`;

export async function timesOf(
  db: Db,
  attemptIds: readonly string[],
): Promise<Map<string, TimeByPlace>> {
  const times = new Map<string, TimeByPlace>();
  if (attemptIds.length === 0) return times;
  const gaps = db
    .select({
      attemptId: attemptEvents.attemptId,
      place: attemptEvents.to,
      gapMs: gapMs.as("gap_ms"),
    })
    .from(attemptEvents)
    .where(inArray(attemptEvents.attemptId, [...attemptIds]))
    .as("gaps");
  const rows = await db
    .select({
      attemptId: gaps.attemptId,
      place: gaps.place,
      timeMs: sql<number>`sum(least(${LONGEST_GAP_MS}::float8, ${gaps.gapMs}::float8))`,
    })
    .from(gaps)
    // The last event has no gap after it, and least() would count it as the longest.
    .where(isNotNull(gaps.gapMs))
    .groupBy(gaps.attemptId, gaps.place);
  for (const { attemptId, place, timeMs } of rows) {
    times.set(attemptId, { ...times.get(attemptId), [place]: timeMs });
  }
  return times;
}

const gapMs = sql<number | null>`extract(epoch from
  lead(${attemptEvents.at}) over (partition by ${attemptEvents.attemptId} order by ${attemptEvents.version})
  - ${attemptEvents.at}) * 1000`;
