import { type AttemptRecord, workedMsIn } from "@foothold/core/attempt";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { attemptEvents, attempts } from "../../schema.ts";
import { lastRun, timesOf } from "./attempt-progress.ts";
import { summaryColumns, toSummary } from "./attempt-row.ts";

const tookAction = (actions: SQL) => sql<boolean>`exists (
  select from ${attemptEvents}
  where ${attemptEvents.attemptId} = ${attempts.id}
    and ${attemptEvents.type} = 'stuck-action-answered'
    and ${attemptEvents.details} ->> 'action' in (${actions}))`;
const wasNudged = tookAction(sql`'nudge', 'checkpoint'`);
const tookRescue = tookAction(sql`'rescue'`);

export async function recordsOf(
  db: Db,
  { userId, problemSlug }: { userId: string; problemSlug?: string | undefined },
): Promise<AttemptRecord[]> {
  const { hintsUsedCount, hintBudget } = attempts;
  const rows = await db
    .select({ ...summaryColumns, hintsUsedCount, hintBudget, wasNudged, tookRescue, lastRun })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        problemSlug === undefined ? undefined : eq(attempts.problemSlug, problemSlug),
      ),
    )
    .orderBy(desc(attempts.createdAt), desc(attempts.id));
  const times = await timesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    ...toSummary(row),
    hintBudget: row.hintBudget ?? 0,
    workedMs: workedMsIn(times.get(row.id) ?? {}),
  }));
}
