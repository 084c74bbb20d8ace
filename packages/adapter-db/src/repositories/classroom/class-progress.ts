import {
  type ClassProgress,
  type LearnerAttempt,
  LONGEST_GAP_MINUTES,
} from "@foothold/core/classroom";
import { emptyTrail, stuckTrailSchema } from "@foothold/core/stuck";
import { desc, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Connection, Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { attemptEvents, attempts } from "../../schema.ts";
import { summaryColumns, toSummary } from "../attempt/attempt-row.ts";

const LONGEST_GAP_MS = LONGEST_GAP_MINUTES * 60_000;

export function postgresClassProgress({ db }: Connection): ClassProgress {
  return {
    attemptsOf: (userIds, newestOfEach) =>
      translated(async () => {
        const newest = db
          .select({
            ...summaryColumns,
            userId: attempts.userId,
            hintsUsedCount: attempts.hintsUsedCount,
            stuckTrail: attempts.stuckTrail,
            lastRun: lastRun.as("last_run"),
            place:
              sql<number>`row_number() over (partition by ${attempts.userId} order by ${attempts.createdAt} desc, ${attempts.id} desc)`.as(
                "place",
              ),
          })
          .from(attempts)
          .where(inArray(attempts.userId, [...userIds]))
          .as("newest");
        const rows = await db
          .select()
          .from(newest)
          .where(lte(newest.place, newestOfEach))
          .orderBy(desc(newest.createdAt), desc(newest.id));
        const times = await timesOf(
          db,
          rows.map(({ id }) => id),
        );
        return rows.map(
          ({ place: _, lastRun: run, stuckTrail, userId, hintsUsedCount, ...row }) => ({
            ...toSummary(row),
            userId,
            hintsUsedCount,
            stuckTrail: stuckTrail === null ? emptyTrail : stuckTrailSchema.parse(stuckTrail),
            lastRun: run,
            timeMsByPlace: times.get(row.id) ?? {},
          }),
        );
      }),
  };
}

/** Of the tests whose results are kept: those of the code as it is. */
const results = sql`coalesce(nullif(${attempts.verifyPayload} -> 'testResults', '[]'), ${attempts.testResults})`;
const lastRun = sql<LearnerAttempt["lastRun"]>`case when jsonb_typeof(${results}) = 'array' then
  (select jsonb_build_object('total', count(*), 'passed', count(*) filter (where result ->> 'status' = 'passed'))
   from jsonb_array_elements(${results}) as result) end`;

async function timesOf(
  db: Db,
  attemptIds: readonly string[],
): Promise<Map<string, LearnerAttempt["timeMsByPlace"]>> {
  const times = new Map<string, LearnerAttempt["timeMsByPlace"]>();
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
    // The last event has none after it, and least() would take that for the longest.
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
