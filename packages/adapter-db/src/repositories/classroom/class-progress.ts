import type { ClassProgress } from "@foothold/core/classroom";
import { emptyTrail, stuckTrailSchema } from "@foothold/core/stuck";
import { desc, inArray, lte, sql } from "drizzle-orm";
import type { Connection } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { attempts } from "../../schema.ts";
import { lastRun, timesOf } from "../attempt/attempt-progress.ts";
import { summaryColumns, toSummary } from "../attempt/attempt-row.ts";

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
